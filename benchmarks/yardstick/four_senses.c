/* Uniformly random games of Four Senses for two players with a referee: the yardstick for the
 * kernel. The same game, dice and representation as the kernel of Four Senses, in C.
 *
 *     cc -O2 -o four_senses four_senses.c && ./four_senses 5
 *
 * prints "games moves cpu_seconds" after about so many seconds of processor time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t word;

static word dice = 0x9E3779B97F4A7C15u;

static word throw_dice(void)
{
    dice ^= dice >> 12;
    dice ^= dice << 25;
    dice ^= dice >> 27;
    return dice * 0x2545F4914F6CDD1Du;
}

/* Cells with a neighbour in `next` and the cell behind it in `beyond`. */
static word stair_ends(word next, word beyond)
{
    return ((next >> 1) & (beyond >> 2) & 0x3333) | ((next << 1) & (beyond << 2) & 0xCCCC)
         | ((next >> 4) & (beyond >> 8) & 0x00FF) | ((next << 4) & (beyond << 8) & 0xFF00)
         | ((next >> 5) & (beyond >> 10) & 0x0033) | ((next << 5) & (beyond << 10) & 0xCC00)
         | ((next >> 3) & (beyond >> 6) & 0x00CC) | ((next << 3) & (beyond << 6) & 0x3300);
}

/* Cells between a cell of `a` and, on the opposite side, a cell of `b`. */
static word stair_middles(word a, word b)
{
    return ((((a >> 1) & (b << 1)) | ((a << 1) & (b >> 1))) & 0x6666)
         | ((((a >> 4) & (b << 4)) | ((a << 4) & (b >> 4))) & 0x0FF0)
         | ((((a >> 5) & (b << 5)) | ((a << 5) & (b >> 5))) & 0x0660)
         | ((((a >> 3) & (b << 3)) | ((a << 3) & (b >> 3))) & 0x0660);
}

static int four_line_through(word mask, int cell)
{
    if (((mask >> (cell & 12)) & 0xF) == 0xF || ((mask >> (cell & 3)) & 0x1111) == 0x1111)
        return 1;
    if ((0x8421 >> cell) & 1)
        return (mask & 0x8421) == 0x8421;
    return ((0x1248 >> cell) & 1) && (mask & 0x1248) == 0x1248;
}

static int makes_pattern(word low, word high, word hole, int cell)
{
    word bit = (word)1 << cell;
    word one = low & ~high, two = high & ~low, three = low & high, level, stairs;
    if (bit & one) {
        level = one;
        stairs = stair_ends(two, three);
    } else if (bit & two) {
        level = two;
        stairs = stair_middles(one, three);
    } else {
        level = three;
        stairs = stair_ends(two, one);
    }
    if (stairs & bit)
        return 1;
    return four_line_through(hole & bit ? hole : (low | high) & ~hole, cell)
        || four_line_through(level, cell);
}

/* Plays one game and returns its number of placements. */
static int random_game(void)
{
    word low = 0, high = 0, hole = 0;
    int heaps[3] = {8, 8, 8};
    for (int placed = 1; placed <= 24; placed++) {
        int piece, cell;
        word tries = throw_dice();
        for (int used = 0;; used++, tries >>= 6) {
            if (used == 10) {
                tries = throw_dice();
                used = 0;
            }
            piece = (tries >> 4) & 3;
            cell = tries & 15;
            if (heaps[piece < 2 ? piece : 2] && !((high >> cell) & 1))
                break;
        }
        word bit = (word)1 << cell;
        heaps[piece < 2 ? piece : 2]--;
        if (piece < 2) {
            high |= low & bit;
            low ^= bit;
        } else {
            high |= bit;
        }
        hole = piece & 1 ? hole | bit : hole & ~bit;
        if (makes_pattern(low, high, hole, cell))
            return placed;
    }
    return 24;
}

int main(int count, char **arguments)
{
    double seconds = count > 1 ? atof(arguments[1]) : 5.0, spent;
    long games = 0, moves = 0;
    clock_t start = clock();
    do {
        for (int game = 0; game < 10000; game++)
            moves += random_game();
        games += 10000;
        spent = (double)(clock() - start) / CLOCKS_PER_SEC;
    } while (spent < seconds);
    printf("%ld %ld %.4f\n", games, moves, spent);
    return 0;
}
