import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { playByProtocol } from '#tests/support/playable-properties.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { SPACE_PLANES } from '../game.ts'
import { computeChainLink } from '../proof/card-chain.ts'

type Agreed = Partial<BattleOptions> & Pick<BattleOptions, 'seats'>

const begin = (options: Agreed, seed: string): Battle =>
  SPACE_PLANES.setUp(BattleOptions.parse({ settings: {}, ...options }), createSeededDice(`set-up ${seed}`))

/** Another order of the cards, which nobody knows (SP-DECK-1). */
const reverseDeck = (battle: Battle): Battle => ({ ...battle, deck: battle.deck.toReversed() })

const play = (start: Battle, seed: string, changes: number) =>
  playByProtocol({ game: SPACE_PLANES, start, seed, changes, disguise: reverseDeck })

const getCommandTypes = (ids: readonly string[]) => [...new Set(ids.map((id) => id.split(':')[0]))].toSorted()

/** The battle after a command that no choice gives. */
function carryOut(battle: Battle, command: Command): Battle {
  const decision = decide(battle, command, createSeededDice('none'))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events.reduce<Battle>((before, event) => evolve(before, event), battle)
}

describe('random battles, played through choices and previews alone', () => {
  test('with positions, under different settings (SP-TURN-2, SP-MAN-5, SP-DECK-3, SP-CANCEL-4)', () => {
    const given = (
      [
        { seats: ['Ana', 'Ben'] },
        { seats: ['Ana', 'Ben', 'Cleo'], settings: { sameShip: true, partOrder: 'any' } },
        { seats: ['Ana', 'Ben'], settings: { deckMode: 'table', shipsEach: 2 } },
        { seats: ['Ana', 'Ben'], settings: { headings: 'square', reorientCancel: 'all' } },
      ] satisfies Agreed[]
    ).flatMap((options, index) => play(begin(options, `positions ${index}`), `positions ${index}`, 20).given)
    expect(getCommandTypes(given)).toEqual(['manoeuvre', 'pass', 'place', 'shoot'])
  })

  test.each(['app', 'table'] as const)('reported from the table, cards of the %s (SP-DECK-3)', (deckMode) => {
    const options: Agreed = { seats: ['Ana', 'Ben', 'Cleo'], settings: { deckMode }, companion: true }
    const given = [1, 2, 3, 4, 5, 6].flatMap((nth) => play(begin(options, 'reported'), `${deckMode} ${nth}`, 60).given)
    expect(getCommandTypes(given)).toEqual(['announce', 'enter', 'follow-roll', 'pass', 'shoot-measured'])
  })

  test('by mail, with cards from the chains (SP-MAIL-1, SP-MAIL-2)', () => {
    let battle = begin({ seats: ['Ana', 'Ben'], byMail: true }, 'by mail')
    for (const by of battle.seats) battle = carryOut(battle, { type: 'join', by, anchor: computeChainLink(by, 0) })
    let links = 0
    for (let change = 0; change < 120 && links < 2; change += 1) {
      const shooter = battle.active
      const owner = battle.seats.find((seat) => seat !== shooter) ?? shooter
      if (battle.mail?.aimed) {
        links += 1
        const shown = { shooter: computeChainLink(shooter, links), target: computeChainLink(owner, links) }
        battle = carryOut(battle, { type: 'answer', by: owner, ...shown })
      } else battle = play(battle, `by mail ${change}`, 1).state
    }
    expect(links).toBe(2)
  })
})
