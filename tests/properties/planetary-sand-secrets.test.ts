import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { decide } from '#main/games/planetary-sand/commands/decide.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { evolve } from '#main/games/planetary-sand/state/evolve.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { QuestionSchema } from '#shared/games/planetary-sand/questions.ts'
import { anyOptions } from '../support/planetary-sand-options.ts'
import { looseOrdersIn } from '../support/planetary-sand-orders.ts'
import type { Loose } from '../support/planetary-sand.ts'
import { runs } from '../support/soak.ts'

const BATTLES = runs({ part: 5, whole: 300 })
const MOST_ORDERS = 120
const OWN = 'Ana'
const READERS = ['Ben', null] as const

/** A battle played at random until both sides write their firing lists. */
function atTheLists(seed: string): Battle | null {
  const dice = createSeededDice(seed)
  let battle = PLANETARY_SAND.setUp(BattleOptions.parse(anyOptions({}, { air: 'HE' })), dice)
  for (let tried = 0; tried < MOST_ORDERS; tried += 1) {
    if (battle.phase === 'list' && battle.turn > 1) return battle
    const orders = looseOrdersIn(battle)
    const from = dice.die(6) === 1 ? orders.slice(-2) : orders
    const decision = decide(battle, CommandSchema.parse(from[dice.die(from.length) - 1]), dice)
    if (decision.ok) battle = decision.events.reduce(evolve, battle)
  }
  return null
}

/** Everything that a seat may read of a battle: its view, the events and their words, and the answers to every question. */
function readBy(reader: string | null, battle: Battle, events: readonly BattleEvent[]): string {
  const read = events.flatMap((event) => PLANETARY_SAND.eventFor(event, reader) ?? [])
  const questions = battle.sides.flatMap((by) =>
    ['bold', 'careful'].map((temper) => QuestionSchema.parse({ ask: 'advice', by, temper })),
  )
  const view = PLANETARY_SAND.viewFor(battle, reader)
  const choices = battle.sides.flatMap((side) =>
    [[], ...figureIds(battle, side)].map((pieces) => PLANETARY_SAND.playable?.choices(view, side, pieces) ?? null),
  )
  const answers = questions.map((question) => PLANETARY_SAND.ask?.(battle, question, reader) ?? null)
  return formatCanonicalJson([view, read, read.map((event) => PLANETARY_SAND.describe(event)), answers, choices])
}

/** The figures of a side, one by one. */
function figureIds({ figures }: Battle, side: string): string[][] {
  return figures.filter((figure) => figure.side === side).map(({ id }) => [id])
}

/** Two lists of a side that the rules allow: nobody, and everybody who may. */
function listed(battle: Battle, entries: unknown): { battle: Battle; events: readonly BattleEvent[] } {
  const order: Loose = { type: 'list-fire', by: OWN, entries }
  const decision = decide(battle, CommandSchema.parse(order), createSeededDice('list'))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return { events: decision.events, battle: decision.events.reduce(evolve, battle) }
}

test(`in ${BATTLES} battles nobody else can tell one firing list from another by anything that he may read (SAND-HIT-4)`, () => {
  let compared = 0
  for (let at = 0; at < BATTLES; at += 1) {
    const battle = atTheLists(`lists ${at}`)
    if (!battle) continue
    const whole = looseOrdersIn(battle).find((order) => order.type === 'list-fire' && order.by === OWN)
    const entries = (whole?.['entries'] ?? []) as readonly unknown[]
    if (entries.length === 0) continue
    const [empty, full] = [listed(battle, []), listed(battle, entries)]
    for (const reader of READERS)
      expect(readBy(reader, full.battle, full.events)).toBe(readBy(reader, empty.battle, empty.events))
    expect(readBy(OWN, full.battle, full.events)).not.toBe(readBy(OWN, empty.battle, empty.events))
    compared += 1
  }
  expect(compared).toBeGreaterThan(BATTLES / 3)
})
