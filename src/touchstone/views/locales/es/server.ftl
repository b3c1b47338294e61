# Mesas en la red.

## Quién llega y quién se va

server-came = { $name } se sienta a la mesa.
server-left = { $name } ha dejado la mesa.
server-back = { $name } ha vuelto.
server-replaceable = { $name } no está desde hace un rato. Puedes dejar que siga el ordenador o terminar la partida.

match-replaced = El ordenador sigue jugando por { $name }.
match-returned =
    { $who ->
        [you] Vuelves a ocupar tu sitio.
       *[other] { $name } vuelve a ocupar su sitio.
    }
match-abandoned = La partida se termina porque { $name } ya no está.
match-time-up =
    { $who ->
        [you] Se te ha acabado el tiempo.
       *[other] A { $name } se le ha acabado el tiempo.
    }
helper-win = El ayudante ve cómo puedes ganar ahora: { $move }.
clock-none = En esta mesa no hay reloj.
clock-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
clock-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
clock-of = { $name } tiene aún { $time }
clock-paused = El reloj está parado.
match-reason-abandoned = La partida se terminó porque faltaba alguien.
match-reason-time = A alguien se le ha acabado el tiempo.

match-seat-not-replaced = Ya estás en tu sitio.
match-seat-is-a-bot = En ese sitio ya juega el ordenador.

## Lo que el servidor rechaza

server-wire-unreadable = El servidor no conoce mensajes de esta forma.
server-wire-too-long = Este mensaje es demasiado largo. Se leen como mucho { $most } bytes.
server-wire-format = Este mensaje tiene el formato { $found }. El servidor entiende el formato { $known }.
server-wire-hello-first = Preséntate primero en una mesa.
server-http-not-found = En esta dirección no hay nada.
server-http-method = Esta dirección no admite ese tipo de petición.
server-http-invalid = Hay un error en la petición, en «{ $where }».
server-http-too-long = La petición es demasiado larga. Se leen como mucho { $most } bytes.
server-origin-refused = No se admiten peticiones desde esa página.
server-limit-rate = Demasiado rápido. Espera un momento.
server-limit-connections = Ahora hay demasiadas conexiones. Vuelve más tarde.
server-limit-tables = Ahora hay demasiadas mesas. Vuelve más tarde.
server-limit-commands = En esta mesa se juega desde hace demasiado tiempo. Abre una nueva.
server-limit-idle = Hace mucho que no se sabe nada de ti, así que la conexión se cierra.
server-limit-slow = Tu conexión es demasiado lenta, así que se cierra.
server-table-unknown = Esa mesa no existe.
server-table-full = Todos los sitios de esta mesa están ocupados.
server-invitation-unknown = Ninguna mesa tiene este código. Quizá esté mal escrito o el sitio ya esté ocupado.
server-table-fault = Algo ha fallado en esta mesa, así que está cerrada. Lo sentimos.
server-table-not-finished = Esta partida aún no ha terminado.
server-name-invisible = Este nombre no se ve. Elige uno que los demás puedan leer.
server-seat-unknown = Este enlace no abre ningún sitio de esta mesa.
server-seat-watching = Estás mirando. Eso solo pueden hacerlo quienes juegan.
server-seat-no-helper = Juegas sin el ayudante.
server-seat-not-gone = Esa persona no lleva fuera el tiempo suficiente.
server-store-unavailable = El servidor no puede guardar nada en este momento. Vuelve a intentarlo dentro de un rato.
server-store-refused = El servidor no puede guardar esta orden. No ha cambiado nada.
server-server-ends = El servidor se detiene un momento. Tu partida se conserva.
server-server-ill = Una parte del servidor no funciona en este momento: { $task }.
server-server-fault = Algo ha fallado en el servidor. Lo sentimos.
