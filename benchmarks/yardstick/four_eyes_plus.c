/* Uniformly random games of 4EYES+ on 9x9 for two players, to the end of the laying.
 *
 * A game in which all tiles are laid without a square counts as ended there; hardly one in a
 * thousand gets so far. For each seat the cells that would finish a square are kept up to date.
 */
#include "yardstick.h"

enum { SIDE = 9, CELLS = SIDE * SIDE, HAND = 18, MOST_SQUARES = 128 };

typedef unsigned __int128 cells;

static cells board, not_top;
static int squares_at[CELLS];
static cells rest_of[CELLS][MOST_SQUARES]; /* the other three corners of each square of a cell */

static inline cells bit(int cell)
{
    return (cells)1 << cell;
}

static void note_square(int x, int y, int across, int up)
{
    int column[4] = {x, x + across, x + across - up, x - up};
    int row[4] = {y, y + up, y + up + across, y + across};
    cells all = 0;
    for (int i = 0; i < 4; i++) {
        if (column[i] < 0 || column[i] >= SIDE || row[i] < 0 || row[i] >= SIDE)
            return;
        all |= bit(column[i] * SIDE + row[i]);
    }
    for (int i = 0; i < 4; i++) {
        int cell = column[i] * SIDE + row[i];
        rest_of[cell][squares_at[cell]++] = all & ~bit(cell);
    }
}

static void set_up(void)
{
    for (int cell = 0; cell < CELLS; cell++) {
        board |= bit(cell);
        if (cell % SIDE < SIDE - 1)
            not_top |= bit(cell);
        for (int across = 1; across < SIDE; across++)
            for (int up = 0; up < SIDE; up++)
                note_square(cell / SIDE, cell % SIDE, across, up);
    }
}

static inline int count_cells(cells set)
{
    return count_bits((word)set) + count_bits((word)(set >> 64));
}

static inline int nth_cell(cells set, int n)
{
    word lower = (word)set;
    int count = count_bits(lower);
    if (n < count)
        return __builtin_ctzll(nth_bit(lower, n));
    return 64 + __builtin_ctzll(nth_bit((word)(set >> 64), n - count));
}

static inline void put_pawn(cells *pawns, cells *finishing, int cell)
{
    cells mine = *pawns |= bit(cell), found = *finishing;
    for (int i = 0; i < squares_at[cell]; i++) {
        cells gap = rest_of[cell][i] & ~mine;
        if (gap && !(gap & (gap - 1)))
            found |= gap;
    }
    *finishing = found;
}

static int random_game(void)
{
    cells pawns[2] = {0, 0}, finishing[2] = {0, 0}, empty = board;
    int hand[2] = {HAND, HAND}, seat = 0, move = 0;
    while (hand[seat]) {
        cells across = empty & (empty >> SIDE), up = empty & not_top & (empty >> 1);
        int wide = count_cells(across), high = count_cells(up), lays = 2 * (wide + high);
        int own, other, wins, gives;
        if (!lays)
            break;
        do { /* every lay both ways round; none that finishes a square for both */
            int pick = below(lays);
            if (pick < wide) {
                own = nth_cell(across, pick);
                other = own + SIDE;
            } else if (pick < 2 * wide) {
                other = nth_cell(across, pick - wide);
                own = other + SIDE;
            } else if (pick < 2 * wide + high) {
                own = nth_cell(up, pick - 2 * wide);
                other = own + 1;
            } else {
                other = nth_cell(up, pick - 2 * wide - high);
                own = other + 1;
            }
            wins = finishing[seat] >> own & 1;
            gives = finishing[1 - seat] >> other & 1;
        } while (wins && gives);
        move++;
        if (wins || gives)
            break;
        put_pawn(&pawns[seat], &finishing[seat], own);
        put_pawn(&pawns[1 - seat], &finishing[1 - seat], other);
        empty &= ~(bit(own) | bit(other));
        hand[seat]--;
        seat = 1 - seat;
    }
    return move;
}
