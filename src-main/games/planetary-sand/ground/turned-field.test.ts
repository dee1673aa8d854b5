import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { BotStyleId } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { simulateBotBattle } from '../bots/series.ts'
import { decide } from '../commands/decide.ts'
import { setUpBattle } from '../commands/set-up.ts'
import { evolve } from '../state/evolve.ts'
import { generateField } from './generate-field.ts'

describe('a field turned round', () => {
  const army = (p: string) => ({
    figures: Array.from({ length: 6 }, (_, at) => ({
      id: `${p}${at}`,
      unit: p,
      weapon: at > 4 ? 'space-bazooka' : 'zap-rifle',
    })),
    machines: [{ id: `${p}-tank`, type: 'tank', weapon: 'ray-cannon' }],
  })
  /** A quarter turn clockwise: the first side stays at the low end of the long side. */
  const turn = <Value>(value: Value, width: number): Value => {
    if (Array.isArray(value)) return value.map((item: unknown) => turn(item, width)) as Value
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, field]) => [
      key,
      key === 'heading' && typeof field === 'number' ? (field + 270) % 360 : turn(field, width),
    ])
    const turned = Object.fromEntries(entries) as Record<string, unknown>
    return (
      typeof turned['x'] === 'number' && typeof turned['y'] === 'number'
        ? { ...turned, x: turned['y'], y: width - turned['x'] }
        : turned
    ) as Value
  }
  const rounded = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (_, leaf: unknown) => (typeof leaf === 'number' ? Math.round(leaf * 20) / 20 + 0 : leaf)),
    )

  test.each([
    ['basic', 'bold'],
    ['defensive', 'steady'],
    ['objective', 'careful'],
  ] as const)('plays the same game: %s, %s (SAND-SET-1, SAND-KIT-1)', (scenario, temper: BotStyleId) => {
    const seats: [string, string] = ['Ana', 'Ben']
    const made = generateField({ scenario, seats, unitMm: 305 }, createSeededDice(`turned ${scenario}`))
    const raw = { seats, scenario, attacker: made.attacker, armies: [army('a'), army('b')], settings: { turnLimit: 5 } }
    const options = BattleOptions.parse({ ...raw, field: made.field })
    const [width, length] = made.field.sizeMm ?? [0, 0]
    const turnedOptions = BattleOptions.parse({
      ...raw,
      field: { ...turn(made.field, width), sizeMm: [length, width] },
    })
    let [here, there] = [setUpBattle(options), setUpBattle(turnedOptions)]
    const [dice, same] = [createSeededDice('turned'), createSeededDice('turned')]
    const orders: Command[] = []
    simulateBotBattle({ options, tempers: [temper, temper], seed: 'turned', run: 1 }, (_, order) => orders.push(order))
    for (const order of orders) {
      const [decision, two] = [decide(here, order, dice), decide(there, turn(order, width), same)]
      if (!decision.ok || !two.ok) {
        expect(two.ok, order.type).toBe(decision.ok)
        break
      }
      expect(rounded(two.events), order.type).toEqual(rounded(turn(decision.events, width)))
      here = decision.events.reduce(evolve, here)
      there = two.events.reduce(evolve, there)
    }
    expect(orders.length).toBeGreaterThan(20)
  })
})
