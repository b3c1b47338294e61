/* What the yardsticks share: dice, the n-th bit of a word, and a clock.
 *
 * A yardstick is the fastest C that we know for random games of one game. It defines
 * random_game(), which plays one and returns its number of moves, and set_up().
 *
 *     cc -O3 -march=native -o four_senses four_senses.c && ./four_senses 5
 *
 * prints "games moves cpu_seconds" after about so many seconds of processor time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t word;

static word dice = 88172645463325252u;

/* xorshift64: the next state of the dice, whose upper half is thrown. */
static inline word thrown(word x)
{
    x ^= x << 13;
    x ^= x >> 7;
    return x ^ (x << 17);
}

/* A random number from 0 to limit - 1. */
static inline int below(int limit)
{
    dice = thrown(dice);
    return (int)(((dice >> 32) * (word)limit) >> 32);
}

static inline int count_bits(word set)
{
    return __builtin_popcountll(set);
}

/* The n-th set bit, counted from 0, as a word with one bit. */
static inline word nth_bit(word set, int n)
{
#ifdef __BMI2__
    return _pdep_u64((word)1 << n, set);
#else
    while (n--)
        set &= set - 1;
    return set & -set;
#endif
}

static void set_up(void);
static int random_game(void);

int main(int count, char **arguments)
{
    double seconds = count > 1 ? atof(arguments[1]) : 5.0, spent;
    long games = 0, moves = 0;
    set_up();
    clock_t start = clock();
    do {
        for (int game = 0; game < 2000; game++)
            moves += random_game();
        games += 2000;
        spent = (double)(clock() - start) / CLOCKS_PER_SEC;
    } while (spent < seconds);
    printf("%ld %ld %.4f\n", games, moves, spent);
    return 0;
}
