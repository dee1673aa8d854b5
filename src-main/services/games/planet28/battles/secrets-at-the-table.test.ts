import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BattleView as TableView } from '#main/games/planet28/battle/view.ts'
import type { Viewer } from '#main/services/kit/caller.ts'
import { HIDDEN_AGENDAS } from '#shared/games/planet28/tables/hidden-agendas.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

// Words are planted in everything that is a secret of the gamemaster or of the other side, and looked for in whatever the
// phone of a player receives of a battle, at each depth that a table may keep.

let war: TestWar
let red: RaisedWarband
let blue: RaisedWarband
let ann: string
let bo: string
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: { equipment: ['laser-rifle'] }, Vex: {} })
  blue = war.raise('Blues', { Cy: {}, Dag: {} })
  ann = war.services.players.create({ name: 'Ann', notes: 'canary of a player' }, AUTHOR).id
  bo = war.services.players.create({ name: 'Bo', notes: '' }, AUTHOR).id
})
afterEach(() => war.close())

const GAMEMASTER = { ...AUTHOR, role: 'gamemaster', playerId: null } as const
const phone = (playerId: string | null): Viewer => ({ ...AUTHOR, role: 'player', playerId })
const CANARIES = [
  'canary of the terrain',
  'canary of a correction',
  'canary of a target',
  'canary of a note',
  'canary of a player',
] as const

/** An agenda of the other side, with a target and a note. */
function plantAgenda(): void {
  const { agendas } = war.services
  const [agenda] = listRowIds(HIDDEN_AGENDAS)
  if (agenda === undefined) throw new Error('There are no agendas')
  const roll = { source: 'typed', face: HIDDEN_AGENDAS[agenda].roll } as const
  const dealt = agendas.deal({ characterId: red.units['Ann'] ?? '', roll }, AUTHOR)
  const aimed = agendas.setTarget({ ...dealt, target: CANARIES[2] }, AUTHOR)
  agendas.setNote({ ...aimed, note: CANARIES[3] }, AUTHOR)
}

function begin(): string {
  const side = (name: string, warbandId: string, playerId: string) => {
    return { name, isEnemy: false, warbandIds: [warbandId], playerId, quick: [] }
  }
  const sides = [side('The Reds', red.id, ann), side('Blues', blue.id, bo)]
  const plan = { name: 'The Ford', play: 'opposed', scenarioId: null, nightId: null, goal: 'Hold', turns: 3 } as const
  return war.services.battles.play({ ...plan, terrain: CANARIES[0], sides, absent: [] }, AUTHOR).id
}

const look = (id: string, viewer: Viewer, seat: string | null = null) => war.services.matches.view({ id, seat }, viewer)

function order(id: string, seat: string, command: Record<string, unknown>): void {
  war.services.matches.act(
    { id, version: look(id, GAMEMASTER).version, seat, commands: [command], faces: [] },
    GAMEMASTER,
  )
}

/** Everything that a phone can ask of a battle; what is refused says so in words. */
function received(id: string, viewer: Viewer): string {
  const { matches } = war.services
  const unit = red.units['Ann'] ?? ''
  const target = blue.units['Cy'] ?? null
  const draft = { pieces: [unit], choice: 'shoot:laser-rifle', target, values: {} }
  const asked = [
    () => matches.list({ game: 'planet28' }, viewer),
    ...[null, 'side-1', 'side-2'].flatMap((seat) => [
      () => look(id, viewer, seat),
      () => matches.log({ id, seat, before: null, limit: 200 }, viewer),
      ...[0, 1, 5].map((n) => () => matches.at({ id, seat, n }, viewer)),
      () => matches.choices({ id, seat: seat ?? '', pieces: [unit] }, viewer),
      () => matches.preview({ id, seat: seat ?? '', draft }, viewer),
    ]),
    () =>
      matches.act({ id, version: 0, seat: 'side-1', commands: [{ type: 'begin-turn', near: [] }], faces: [] }, viewer),
  ]
  const answers = asked.map((ask): unknown => {
    try {
      return ask()
    } catch (error) {
      return String(error)
    }
  })
  return JSON.stringify(answers)
}

const DEPTHS: Readonly<Record<string, readonly (readonly [string, Record<string, unknown>])[]>> = {
  tally: [
    ['side-1', { type: 'next-turn' }],
    ['side-1', { type: 'tally', unit: 'Ann', fact: 'hit' }],
  ],
  sheets: [
    ['side-1', { type: 'next-turn' }],
    ['side-2', { type: 'tally', unit: 'Cy', fact: 'hurt' }],
  ],
  full: [
    ['side-1', { type: 'begin-turn', near: [] }],
    ['side-1', { type: 'put-later', unit: 'Ann' }],
  ],
}

const unitOf = (name: unknown) => red.units[String(name)] ?? blue.units[String(name)] ?? String(name)

test.each(Object.keys(DEPTHS))(
  'the phone of the other side, and one without a seat, receive no secret of a battle kept by %s (P28-AGENDA-1)',
  (depth) => {
    plantAgenda()
    const id = begin()
    for (const [seat, { unit, ...command }] of DEPTHS[depth] ?? []) {
      try {
        order(id, seat, { ...command, ...(unit === undefined ? {} : { unit: unitOf(unit) }) })
      } catch (error) {
        expect(String(error)).toContain('ties with nobody')
      }
    }
    order(id, 'side-2', { type: 'correct', unit: unitOf('Cy'), hitPoints: 3, note: CANARIES[1] })
    order(id, 'side-1', { type: 'finish', reachedGoal: [] })
    expect((look(id, GAMEMASTER).view as TableView).phase).toBe('over')
    const known = received(id, GAMEMASTER)
    expect([CANARIES[0], CANARIES[1]].filter((word) => known.includes(word))).toEqual([CANARIES[0], CANARIES[1]])
    for (const viewer of [phone(ann), phone(bo), phone(null)]) {
      const text = received(id, viewer)
      expect(CANARIES.filter((word) => text.includes(word))).toEqual([])
    }
  },
)
