/* Uniformly random games of Four Senses for two players with a referee.
 *
 * Bit 4 * column + row is a well. Nothing but the end of the game is a branch that the processor
 * cannot foresee: one throw decides a ply, its upper half the n-th open well and the fraction left
 * over the n-th kind of piece; masks are shifted to where a piece takes them.
 */
#include "yardstick.h"

/* For every set of heaps (flat 1, holed 2, doubles 4): the kinds of piece, and their number. */
static const uint8_t KINDS[8][4] = {{0},    {0},       {1},       {0, 1},
                                    {2, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};
static const uint8_t NUMBER_OF_KINDS[8] = {0, 1, 1, 2, 2, 3, 3, 4};

/* For every set of wells whether a four-line lies within it. */
static uint8_t has_four_line[65536];

static void set_up(void)
{
    for (uint32_t wells = 0; wells < 65536; wells++) {
        uint32_t up = wells & (wells >> 1), right = wells & (wells >> 4);
        has_four_line[wells] = (up & (up >> 2) & 0x1111) || (right & (right >> 8) & 0x000F)
                            || (wells & 0x8421) == 0x8421 || (wells & 0x1248) == 0x1248;
    }
}

/* Wells of a with b next to them and c behind it, in one of four directions. */
static inline uint32_t steps(uint32_t a, uint32_t b, uint32_t c)
{
    return (a & (b >> 1) & (c >> 2) & 0x3333) | (a & (b >> 4) & (c >> 8) & 0x00FF)
         | (a & (b >> 5) & (c >> 10) & 0x0033) | (a & (b >> 3) & (c >> 6) & 0x00CC);
}

static int random_game(void)
{
    word levels = 0, x = dice;             /* height 1, height 2, height 3: 16 bits each */
    uint32_t tops = 0, box = 0x080808;     /* flat, hole; flat singles, holed singles, doubles */
    int move = 0;
    for (;;) {
        uint32_t heaps = ((box & 0xFF) != 0) | (((box & 0xFF00) != 0) << 1)
                       | (((box & 0xFF0000) != 0) << 2);
        uint32_t kinds = NUMBER_OF_KINDS[heaps];
        if (!kinds)
            break;
        uint32_t wells = (uint32_t)(~((levels >> 16) | (levels >> 32))) & 0xFFFF;
        x = thrown(x);
        word pick = (x >> 32) * (uint32_t)count_bits(wells);
        uint32_t kind = KINDS[heaps][((pick & 0xFFFFFFFF) * kinds) >> 32];
        uint32_t well = (uint32_t)nth_bit(wells, (int)(pick >> 32));
        uint32_t level = 16 * (((levels & well) != 0) + (kind >> 1)), top = 16 * (kind & 1);
        levels = (levels & ~(word)well) | ((word)well << level);
        tops = (tops & ~(well | (well << 16))) | (well << top);
        box -= 1u << (kind > 1 ? 16 : 8 * kind);
        move++;
        uint32_t one = levels & 0xFFFF, two = (levels >> 16) & 0xFFFF;
        uint32_t three = (uint32_t)(levels >> 32);
        if (has_four_line[(tops >> top) & 0xFFFF] | has_four_line[(levels >> level) & 0xFFFF]
            | ((steps(one, two, three) | steps(three, two, one)) != 0))
            break;
    }
    dice = x;
    return move;
}
