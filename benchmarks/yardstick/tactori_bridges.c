/* Uniformly random games of Tactori `bridges` for two players, at most one stick a turn.
 *
 * A stone changes at most four of the 40 places for a stick, so for each seat the set of those
 * where it could lay one is kept up to date.
 */
#include "yardstick.h"

#include <string.h>

enum { SIDE = 5, FIELDS = SIDE * SIDE, PLACES = 40, STONES = 16, STICKS = 15 };

static int one_end[PLACES];
static int places_at[FIELDS][4], beyond[FIELDS][4], number_at[FIELDS];

static void set_up(void)
{
    int place = 0;
    for (int field = 0; field < FIELDS; field++) {
        int neighbours[2] = {field % SIDE < SIDE - 1 ? field + 1 : -1, field + SIDE};
        for (int way = 0; way < 2; way++) {
            int to = neighbours[way];
            if (to < 0 || to >= FIELDS)
                continue;
            one_end[place] = field;
            beyond[field][number_at[field]] = to;
            beyond[to][number_at[to]] = field;
            places_at[field][number_at[field]++] = place;
            places_at[to][number_at[to]++] = place++;
        }
    }
}

static int random_game(void)
{
    int8_t height[FIELDS] = {0}, top[FIELDS];
    word busy[PLACES] = {0}; /* the levels of a place that a stick takes up */
    word can_lay[2] = {0, 0};
    int stones[2] = {STONES, STONES}, sticks[2] = {STICKS, STICKS}, seat = 0, move = 0;
    memset(top, -1, sizeof top);
    while (stones[seat]) {
        int field = below(FIELDS);
        height[field]++;
        top[field] = (int8_t)seat;
        stones[seat]--;
        move++;
        for (int i = 0; i < number_at[field]; i++) {
            int place = places_at[field][i], other = beyond[field][i];
            word here = (word)1 << place;
            can_lay[0] &= ~here;
            can_lay[1] &= ~here;
            if (top[other] == seat && height[other] == height[field]
                && !(busy[place] & ((word)7 << (height[field] - 1))))
                can_lay[seat] |= here;
        }
        word layable = sticks[seat] ? can_lay[seat] : 0;
        if (layable) {
            int number = count_bits(layable), pick = below(number + 1);
            move++;
            if (pick < number) { /* else the player has done enough */
                int place = __builtin_ctzll(nth_bit(layable, pick));
                busy[place] |= (word)1 << height[one_end[place]];
                can_lay[seat] &= ~((word)1 << place);
                sticks[seat]--;
            }
        }
        seat ^= 1;
    }
    return move;
}
