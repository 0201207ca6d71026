/* One deal of Byteskille after another by the rules of `encyclopedia`, as plainly as C can say it: the peer that
   the simulator is measured against. Every seat swaps a card below nine. Out are the struck, the holders of the
   lowest card and of swapped Harlequins; if that is everyone, nobody, or only whom a showdown does not forgive. */
#include <stdint.h>
#include <string.h>

enum { INN = 15, CAVALIER, PIG, HUSSAR, CUCKOO, HARLEQUIN, CARDS = 42, SWAPPED_HARLEQUIN = -1, NONE = 99 };

typedef struct { uint64_t s[4], half; int halved; } Luck;
typedef struct { int8_t deck[CARDS], held[32], dealt[32], origin[32]; int up; uint32_t struck; } Deal;

static uint64_t rotated(uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

/* xoshiro256**, 32 bits at a time */
static uint32_t next(Luck *luck) {
    if (luck->halved) { luck->halved = 0; return (uint32_t)(luck->half >> 32); }
    uint64_t *s = luck->s, result = rotated(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotated(s[3], 45);
    luck->half = result; luck->halved = 1;
    return (uint32_t)result;
}

static uint32_t below(Luck *luck, uint32_t most) {
    uint64_t product = (uint64_t)next(luck) * most;
    if (__builtin_expect((uint32_t)product < most, 0))
        for (uint32_t least = -most % most; (uint32_t)product < least;) product = (uint64_t)next(luck) * most;
    return product >> 32;
}

static int8_t draw(Deal *deal, Luck *luck) {
    int place = deal->up + below(luck, CARDS - deal->up);
    int8_t card = deal->deck[place];
    deal->deck[place] = deal->deck[deal->up];
    deal->deck[deal->up++] = card;
    return card;
}

/* A Harlequin that was ever swapped is the lowest card, wherever it goes. */
static int8_t handed(Deal *deal, int seat) {
    if (deal->held[seat] != HARLEQUIN) return deal->held[seat];
    return deal->dealt[deal->origin[seat]] = SWAPPED_HARLEQUIN;
}

static void exchange(Deal *deal, int one, int other) {
    int8_t given = handed(deal, one), got = handed(deal, other), origin = deal->origin[one];
    deal->held[one] = got;
    deal->held[other] = given;
    deal->origin[one] = deal->origin[other];
    deal->origin[other] = origin;
}

/* A seat asks to its left; whether the deal goes on. */
static int swap(Deal *deal, Luck *luck, int seat, int seats) {
    for (int other = seat + 1; other < seats; other++) {
        if (deal->struck >> other & 1) continue;
        int8_t card = deal->held[other];
        if (card < INN || card == HARLEQUIN) { exchange(deal, seat, other); return 1; }
        if (card <= CAVALIER) continue;
        if (card == CUCKOO) return 0;
        if (card == HUSSAR) { deal->struck |= 1u << seat; return 1; }
        deal->struck |= 1u << deal->origin[other]; /* the Pig: all swaps are undone */
        memcpy(deal->held, deal->dealt, sizeof deal->held);
        for (int place = 0; place < seats; place++) deal->origin[place] = place;
        return 1;
    }
    int8_t card;
    do card = draw(deal, luck); while (card == INN || card == CAVALIER);
    deal->held[seat] = card;
    deal->origin[seat] = -1;
    return 1;
}

static uint32_t out_of(const Deal *deal, int seats) {
    uint32_t everyone = (1u << seats) - 1, low = 0, harlequins = 0;
    int least = NONE;
    for (int place = 0; place < seats; place++) {
        if (deal->struck >> place & 1) continue;
        int card = deal->held[place];
        if (card == SWAPPED_HARLEQUIN) harlequins |= 1u << place;
        else if (card != HARLEQUIN) {
            if (card < least) { least = card; low = 1u << place; }
            else if (card == least) low |= 1u << place;
        }
    }
    uint32_t out = deal->struck | harlequins | low;
    if (out != everyone) return out;
    out = deal->struck | harlequins;
    return deal->struck && out != everyone ? out : 0;
}

/* Play so many deals; counts by seat how often it was out, and gives back how many turns there were. */
int64_t simulate(int64_t deals, int seats, uint64_t seed, int64_t *outs) {
    Luck luck = {{seed + 1, seed ^ 0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb}, 0, 0};
    Deal deal = {0};
    int64_t turns = 0;
    for (int card = 0; card < CARDS; card++) deal.deck[card] = card / 2;
    for (int warm = 0; warm < 64; warm++) next(&luck);
    while (deals--) {
        deal.up = 0;
        deal.struck = 0;
        for (int place = 0; place < seats; place++) {
            deal.held[place] = deal.dealt[place] = draw(&deal, &luck);
            deal.origin[place] = place;
        }
        for (int seat = 0; seat < seats; seat++) {
            if (deal.struck >> seat & 1) continue;
            turns++;
            if (deal.held[seat] < 9 && !swap(&deal, &luck, seat, seats)) break;
        }
        uint32_t out = out_of(&deal, seats);
        for (int place = 0; place < seats; place++) outs[place] += out >> place & 1;
    }
    return turns;
}
