import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { type BotStyleId, BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { SCENARIOS, type ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import { after, type Loose, sandBattle } from '#tests/support/planetary-sand.ts'
import { generateField } from '../ground/generate-field.ts'
import { createBotAdvice } from './advice.ts'
import { chooseNextBotOrder } from './next-order.ts'
import { simulateBotBattle } from './series.ts'

const scenarios = Object.keys(SCENARIOS) as ScenarioId[]
const tempers = Object.keys(BOT_STYLES) as BotStyleId[]

/** Riflemen, grenadiers, a bazooka, robots with their specialist, a tank, a gun and a pad a side. */
function army(p: string) {
  const man = (at: number, more: object) => ({ id: `${p}${at}`, unit: `${p} men`, weapon: 'zap-rifle', ...more })
  return {
    figures: [
      ...[0, 1, 2, 3, 4].map((at) => man(at, at === 0 ? { weapon: 'space-bazooka' } : at === 1 ? { grenades: 4 } : {})),
      ...[5, 6, 7].map((at) => man(at, { unit: `${p} robots`, kind: 'robot-infantry' })),
      man(8, { unit: `${p} head`, isSpecialist: true, weapon: 'ray-pistol' }),
      ...[9, 10, 11].map((at) => man(at, { unit: `${p} crew`, weapon: 'ray-pistol' })),
    ].map((item) => ({ ...item, hasSuit: !('kind' in item) })),
    machines: [
      { id: `${p}-tank`, type: 'tank', weapon: 'ray-cannon' },
      { id: `${p}-gun`, unit: `${p} crew`, type: 'gun', weapon: 'heavy-crew-gun' },
      { id: `${p}-pad`, unit: `${p} crew`, type: 'light-pad', weapon: 'light-missile', spares: 2 },
    ],
  }
}

function optionsFor(scenario: ScenarioId, seed: string, more: object = {}) {
  const seats: [string, string] = ['Ana', 'Ben']
  const { field, attacker } = generateField({ scenario, seats, unitMm: 305 }, createSeededDice(seed))
  return BattleOptions.parse({ rules: 2, seats, scenario, attacker, field, armies: [army('a'), army('b')], ...more })
}

describe('bots on the map', () => {
  test.each(scenarios.flatMap((scenario) => tempers.map((temper) => [temper, scenario] as const)))(
    '%s orders nothing that is refused: %s',
    (temper, scenario) => {
      const air = temper === 'bold' ? 'SA' : 'HE'
      const options = optionsFor(scenario, `${temper} ${scenario}`, { air, settings: { turnLimit: 6 } })
      const seen = new Set<string>()
      const battle = simulateBotBattle({ options, tempers: [temper, 'steady'], seed: 'legal', run: 1 }, (_, { type }) =>
        seen.add(type),
      )
      expect(battle.phase).toBe('over')
      expect([...seen]).toEqual(expect.arrayContaining(['deploy', 'move', 'list-fire']))
    },
  )

  test('the same seed gives the same battle, another run another one', () => {
    const options = optionsFor('basic', 'same', { settings: { turnLimit: 3 } })
    const play = (run: number) => simulateBotBattle({ options, tempers: ['bold', 'bold'], seed: 's', run })
    expect(play(1)).toEqual(play(1))
    expect(play(2)).not.toEqual(play(1))
  })

  test('men who have met close when they are many, by their temper (SAND-HTH-1, SAND-MOVE-6)', () => {
    const at = (id: string, x: number, y: number) => ({ id, at: { x, y } })
    const battle = sandBattle({
      ana: [at('a1', 100, 100), at('a2', 130, 100), at('a3', 160, 100)],
      ben: [at('b1', 120, 380), at('b2', 150, 380)],
      battle: { fieldMm: [1000, 1000], met: [{ units: ['ana', 'ben'], step: 0, hasFired: true }] },
    })
    const order = (temper: BotStyleId) =>
      chooseNextBotOrder(battle, { by: 'Ana', temper: BOT_STYLES[temper], whims: createSeededDice('close') }).command
        .type
    expect([order('bold'), order('careful')]).toEqual(['close', expect.not.stringMatching('close')])
  })

  test('a bot names its targets as if no die of the volley were known (SAND-TURN-1, SAND-TURN-3)', () => {
    const at = (id: string, x: number, y: number) => ({ id, at: { x, y } })
    const open = sandBattle({
      ana: [at('a1', 100, 100), at('a2', 130, 100)],
      ben: [at('b1', 100, 300), at('b2', 140, 320)],
      battle: {
        fieldMm: [1000, 1000],
        phase: 'fire',
        rules: 2,
        lists: { Ana: ['a1', 'a2'].map((shooter) => ({ shooter, weapon: 'zap-rifle' as const, crew: [] })), Ben: [] },
      },
    })
    const side = { by: 'Ana', temper: BOT_STYLES.steady, whims: createSeededDice('fire') }
    const first = chooseNextBotOrder(open, side).command as Loose
    const second = [
      [6, 6],
      [1, 1],
    ].map((faces) => chooseNextBotOrder(after(open, first, faces), side).command)
    expect(second[0]).toEqual(second[1])
    expect(second[0]).not.toMatchObject({ target: first['target'] })
  })

  test('a bot says why (SAND-TURN-1)', () => {
    const options = optionsFor('objective', 'why', { settings: { turnLimit: 2 } })
    const words: string[] = []
    simulateBotBattle({ options, tempers: ['steady', 'steady'], seed: 'w', run: 1 }, (_, __, why) => words.push(why))
    expect(words).toContain('It goes to take Ben objective.')
    expect(words.every((text) => text.endsWith('.'))).toBe(true)
  })
})

describe('at the table, without a map', () => {
  const battle = sandBattle({
    ana: [{ id: 'a1' }, { id: 'a2' }, { id: 'a3' }],
    ben: [{ id: 'b1' }],
    battle: { met: [{ units: ['ana', 'ben'], step: 0, hasFired: true }] },
  })
  const does = (by: string, temper: BotStyleId) => createBotAdvice(battle, { ask: 'advice', by, temper })

  test('a bot says what a unit does, and why: many close, few fall back (SAND-HTH-1)', () => {
    expect(does('Ana', 'steady')).toEqual({
      order: null,
      lines: [{ unit: 'ana', does: 'Close to contact.', why: '3 men against 1 whom it has met.' }],
    })
    expect(does('Ben', 'careful')).toMatchObject({ lines: [{ does: 'Fall back a move, behind a wall.' }] })
  })
})
