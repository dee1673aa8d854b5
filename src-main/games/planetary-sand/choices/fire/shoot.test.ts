import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandDraft, InputOption } from '#shared/match/protocol.ts'
import { end, firing, rifles } from '#tests/support/planetary-sand-commands.ts'
import { after, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND_PLAYABLE } from '../playable.ts'

/** Ana's riflemen in the fire phase. */
function fire(battle: Battle, ...shooters: string[]): Battle {
  const lists = after(after({ ...battle, phase: 'list' }, rifles('Ana', ...shooters)), end('Ana'))
  return after(lists, end('Ben'))
}

/** Two men of Ana's and one of Ben's, all listed, without a map. */
const BATTLE = firing(
  sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], ben: [{ id: 'b' }] }),
  [
    ['a', 'zap-rifle'],
    ['c', 'zap-rifle'],
  ],
  [['b', 'zap-rifle']],
)
const CLOSE = { cord: 3, third: 1 }
const FAR = { cord: 3, third: 3 }

const draftShot = (pieces: readonly string[], more: Partial<CommandDraft> = {}): CommandDraft => ({
  pieces,
  choice: 'shoot',
  target: 'b',
  values: {},
  ...more,
})
const preview = (battle: Battle, draft: CommandDraft) => PLANETARY_SAND_PLAYABLE.preview(battle, 'Ana', draft)
const listTargets = (battle: Battle, ...pieces: string[]) =>
  PLANETARY_SAND_PLAYABLE.choices(battle, 'Ana', pieces).choices.find(({ id }) => id === 'shoot')?.targets ?? []
function listBands(battle: Battle, draft: CommandDraft): readonly InputOption[] {
  const input = preview(battle, draft).inputs.find(({ path }) => path === 'distance')
  return input?.kind === 'one-of' ? input.options : []
}

describe('a shot', () => {
  test('shooters are the pieces, grouped by unit and weapon', () => {
    expect(PLANETARY_SAND_PLAYABLE.choices(BATTLE, 'Ana', [])).toMatchObject({
      actsBy: 'piece',
      pieces: [
        { id: 'a', group: 'ana: Zap rifle', note: 'Zap rifle' },
        { id: 'c', group: 'ana: Zap rifle' },
      ],
    })
  })

  test('its distance takes the label from the schema, the options from the state, and gives the shot at once', () => {
    const [distance] = preview(BATTLE, draftShot(['a'])).inputs
    expect(distance).toMatchObject({ path: 'distance', label: 'How far', kind: 'one-of', value: null, isFinal: true })
  })

  test('no command is given before it is aimed and measured', () => {
    expect(preview(BATTLE, draftShot(['a'], { target: null }))).toMatchObject({ commands: [], missing: ['target'] })
    expect(preview(BATTLE, draftShot(['a']))).toMatchObject({ commands: [], missing: ['distance'] })
  })

  test('72.2, 41.7 and 8.3 % to kill a man in half-Earth air (SAND-HIT-1, SAND-DEF-2)', () => {
    const bands = listBands(BATTLE, draftShot(['a']))
    expect(bands.map(({ chance }) => Number(((chance ?? 0) * 100).toFixed(1)))).toEqual([72.2, 41.7, 8.3])
    expect(bands.map(({ label, note }) => [label, note])).toEqual([
      ['Close', 'R3, to the first knot: 6 or more on two dice; damage 3 against 1: killed'],
      ['Medium', 'R3, to the second knot: 8 or more on two dice; damage 2 against 1: killed'],
      ['Long', 'R3, to its end: 10 or more on two dice; damage 1 against 1: killed on heads of a coin'],
    ])
  })

  test('its forecast has the roll with its rules, and outcomes that sum to 1 (SAND-HIT-5, SAND-DEF-2)', () => {
    const { commands, forecast, label } = preview(BATTLE, draftShot(['a'], { values: { distance: FAR } }))
    expect(commands).toEqual([
      { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'zap-rifle', target: 'b', distance: FAR, plate: null },
    ])
    expect(label).toBe('Fire zap rifle')
    expect(forecast?.rolls).toMatchObject([
      {
        dice: '2D6',
        needed: { is: 'at-least', value: 10 },
        chance: 6 / 36,
        rules: expect.arrayContaining(['SAND-HIT-1']),
      },
    ])
    expect(forecast?.distributions[0]?.outcomes).toEqual([
      { label: 'Killed', chance: expect.closeTo(3 / 36) },
      { label: 'Hit, no effect', chance: expect.closeTo(3 / 36) },
      { label: 'Missed', chance: expect.closeTo(30 / 36) },
    ])
    expect(forecast?.variants).toMatchObject([{ label: 'Again next turn' }])
  })

  test('before rules 3 its dice are rolled at once, a coin only after a hit (SAND-DEF-2)', () => {
    const { rolls } = preview(BATTLE, draftShot(['a'], { values: { distance: FAR } }))
    expect(rolls).toEqual([{ label: 'a at b', dice: [6, 6], next: { atLeast: 10, dice: [2] } }])
  })

  test('firing again and cover are named, with their rules (SAND-HIT-2, SAND-HIT-3)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', cover: 'bunker' }] })
    const fired = [
      { shooter: 'a', side: 'Ana', unit: 'ana', target: 'b', crew: [] },
      { shooter: 'b', side: 'Ben', unit: 'ben', target: 'a', crew: [] },
    ]
    const draft = draftShot(['a'], { values: { distance: CLOSE } })
    expect(preview({ ...fire(battle, 'a'), fired }, draft).forecast?.rolls[0]).toMatchObject({
      needed: { value: 6 },
      modifiers: [
        { source: 'again', value: 2 },
        { source: 'in a bunker', value: -2 },
      ],
      rules: expect.arrayContaining(['SAND-HIT-2', 'SAND-HIT-3']),
    })
  })

  test('a vehicle is struck on a plate, a man in cover who does not fight on none (SAND-DEF-3, SAND-HIT-4)', () => {
    const machines = [{ id: 't', type: 'tank' as const, side: 'Ben' }]
    const start = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b', cover: 'other' }], machines })
    const battle = fire(start, 'a')
    expect(listTargets(battle, 'a').map(({ id, refusal }) => [id, refusal?.rule])).toEqual([
      ['b', 'SAND-HIT-4'],
      ['t', undefined],
    ])
    const draft = draftShot(['a'], { target: 't' })
    expect(preview(battle, draft).inputs[0]).toMatchObject({
      path: 'plate',
      value: 'front',
      options: [{ label: 'Front' }, { label: 'Side' }, { label: 'Rear' }],
    })
    const chanceOf = (plate: string) => listBands(battle, { ...draft, values: { plate } })[0]?.chance
    expect([chanceOf('front'), chanceOf('rear')]).toEqual([0, expect.closeTo(26 / 36)])
    expect(preview(battle, { ...draft, values: { plate: 'rear', distance: CLOSE } }).commands).toMatchObject([
      { plate: 'rear', distance: CLOSE },
    ])
  })
})

describe('a volley (SAND-TURN-3)', () => {
  const volley = draftShot(['a', 'c'], { values: { distance: CLOSE } })
  const shot = { type: 'shoot', by: 'Ana', shooter: 'a', weapon: 'zap-rifle', target: 'b', distance: { r: 1 } } as const

  test('surplus hits are wasted', () => {
    const { forecast, label } = preview(BATTLE, volley)
    expect(label).toBe('Fire 2 zap rifles')
    expect(forecast?.chance).toBeCloseTo(1 - (10 / 36) ** 2, 10)
    expect(listTargets(BATTLE, 'a', 'c')[0]?.chance).toBeCloseTo(1 - (10 / 36) ** 2, 10)
  })

  test('is one command for each man who can still fire (SAND-GUN-2)', () => {
    const listShooters = (battle: Battle) => preview(battle, volley).commands.map((command) => command['shooter'])
    expect(listShooters(BATTLE)).toEqual(['a', 'c'])
    expect(listShooters(after(BATTLE, shot, [1, 1]))).toEqual(['c'])
  })

  test('names those who cannot fire at the target, with the reason', () => {
    const start = sandBattle({
      ana: [
        { id: 'a', at: { x: 300, y: 300 } },
        { id: 'c', at: { x: 1900, y: 300 } },
      ],
      ben: [{ id: 'b', at: { x: 400, y: 1100 } }],
      battle: { fieldMm: [2000, 2000], rules: 3 },
    })
    const battle = fire(start, 'a', 'c')
    expect(listTargets(battle, 'a', 'c')).toMatchObject([{ id: 'b', note: '1 of 2 can', refusal: null }])
    expect(preview(battle, draftShot(['a', 'c']))).toMatchObject({
      label: 'Fire zap rifle',
      inputs: [],
      commands: [{ shooter: 'a', distance: null }],
      warnings: [{ text: 'c does not fire: b is out of reach.', rule: 'SAND-KIT-1' }],
      marks: [{ kind: 'line', from: { x: 300, y: 300 }, isMain: true, label: 'Long, 8.3 %' }],
      rolls: [],
    })
    expect(listTargets(battle, 'c')).toMatchObject([{ id: 'b', chance: null, refusal: { rule: 'SAND-KIT-1' } }])
  })

  test('different weapons do not fire together', () => {
    const start = sandBattle({ ana: [{ id: 'a' }, { id: 'm', weapon: 'mortar' }], ben: [{ id: 'b' }] })
    const battle = firing(start, [
      ['a', 'zap-rifle'],
      ['m', 'mortar'],
    ])
    expect(PLANETARY_SAND_PLAYABLE.choices(battle, 'Ana', ['a', 'm']).choices[0]).toMatchObject({
      id: 'shoot',
      refusal: { code: 'mixed-weapons' },
    })
  })
})

describe('declared shots (SAND-TURN-1)', () => {
  const start = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], ben: [{ id: 'b' }], battle: { rules: 3 } })
  const battle = firing(start, [
    ['a', 'zap-rifle'],
    ['c', 'zap-rifle'],
  ])
  const declare = (before: Battle, shooter: string) =>
    after(before, { type: 'shoot', by: 'Ana', shooter, weapon: 'zap-rifle', target: 'b', distance: FAR })
  const declared = declare(battle, 'a')

  test('are taken back by a choice, and told to the other side', () => {
    const { choices } = PLANETARY_SAND_PLAYABLE.choices(declared, 'Ana', [])
    expect(choices.find(({ id }) => id === 'withdraw:a')).toMatchObject({
      label: 'Take back the shots of a',
      group: 'Declared shots',
      note: 'Zap rifle at b: long, 8.3 %',
      isImmediate: true,
    })
    const enemy = PLANETARY_SAND_PLAYABLE.choices(declared, 'Ben', [])
    expect(enemy.choices.map(({ id }) => id)).toEqual(['end-phase', 'surrender'])
    expect(enemy.notices).toContainEqual({
      text: 'Declared by Ana: a, zap rifle at b: long, 8.3 %.',
      rule: 'SAND-TURN-1',
      isUrgent: false,
    })
  })

  test('count in the losses that another shot is compared with', () => {
    const { forecast } = preview(declared, draftShot(['c'], { values: { distance: FAR } }))
    expect(forecast?.distributions.map(({ label }) => label)).toEqual(['The shot', 'Losses with all declared shots'])
  })

  test('are rolled together by the side that confirms last', () => {
    const confirm = (before: Battle, seat: string) => {
      const draft = { pieces: [], choice: 'end-phase', target: null, values: {} }
      const choice = PLANETARY_SAND_PLAYABLE.choices(before, seat, []).choices.find(({ id }) => id === 'end-phase')
      return { choice, rolls: PLANETARY_SAND_PLAYABLE.preview(before, seat, draft).rolls }
    }
    const first = confirm(declared, 'Ana')
    expect(first).toMatchObject({ choice: { label: 'Confirm 1 shot', isPrimary: false }, rolls: [] })
    expect(confirm(declare(declared, 'c'), 'Ana').choice).toMatchObject({ label: 'Confirm 2 shots', isPrimary: true })
    expect(confirm(after(declared, end('Ana')), 'Ben')).toMatchObject({
      choice: { label: 'Confirm no shots and roll' },
      rolls: [{ label: 'a at b', dice: [6, 6], next: { atLeast: 10, dice: [2] } }],
    })
  })
})
