import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BattleView as TableView } from '#main/games/planet28/battle/view.ts'
import type { MatchView } from '#shared/contract/matches.ts'
import type { TableBattlePlan } from '#shared/contract/planet28/table-battles.ts'
import { BARE_UNIT, BARE_VEHICLE } from '#tests/support/builds.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let red: RaisedWarband
let blue: RaisedWarband
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: { equipment: ['dagger', 'stimulants'] }, Vex: {} })
  blue = war.raise('Blues', { Cy: {} })
})
afterEach(() => war.close())

const side = (name: string, warbandIds: string[], isEnemy = false): TableBattlePlan['sides'][number] => {
  return { name, isEnemy, warbandIds, playerId: null, quick: [] }
}
const plan = (changes: Partial<TableBattlePlan> = {}): TableBattlePlan => ({
  name: 'The Ford',
  play: 'opposed',
  scenarioId: null,
  nightId: null,
  goal: 'Hold the ford',
  turns: 6,
  terrain: 'A river from edge to edge.',
  sides: [side('The Reds', [red.id]), side('Blues', [blue.id])],
  absent: [],
  ...changes,
})
const RAIDERS = { name: 'Raider', count: 2, skill: 4, hitPoints: 12, equipment: ['laser-rifle'] }
const GAMEMASTER = { ...AUTHOR, role: 'gamemaster', playerId: null } as const
const idOf = (name: string): string => red.units[name] ?? blue.units[name] ?? ''

const look = (id: string): MatchView => war.services.matches.view({ id, seat: null }, GAMEMASTER)
const tableOf = (id: string): TableView => look(id).view as TableView
function order(id: string, seat: string, command: Record<string, unknown>, faces: number[] = []): TableView {
  const { version } = look(id)
  return war.services.matches.act({ id, version, seat, commands: [command], faces }, GAMEMASTER).view as TableView
}

function hurt(unitId: string, condition: 'crushed-leg' | 'shattered-hand'): void {
  const row = { condition, agilityLost: 0, hitPointsLost: 0, gamesLeft: 2, gamesPlayed: 0, lostCells: [], damaged: [] }
  const { conditions } = war.file.rows
  war.file.changes.record('Hurt', AUTHOR, () =>
    conditions.add({ ...row, id: `${unitId}-hurt`, unitId, unitKind: 'character', battleId: null }),
  )
}

test('units take the field as they stand, and quick ones by number (P28-INJ-5, P28-INJ-6)', () => {
  hurt(idOf('Ann'), 'shattered-hand')
  hurt(idOf('Vex'), 'crushed-leg')
  const { id } = battles().play(
    plan({ sides: [side('The Reds', [red.id]), { ...side('Raiders', []), quick: [RAIDERS] }] }),
    AUTHOR,
  )
  const { units, turns, goal } = tableOf(id)
  expect([turns, goal]).toEqual([6, 'Hold the ford'])
  expect(units.map(({ name, side: seat }) => [name, seat])).toEqual([
    ['Ann', 'side-1'],
    ['Vex', 'side-1'],
    ['Raider 1', 'side-2'],
    ['Raider 2', 'side-2'],
  ])
  const [ann, vex, raider] = units
  expect(ann).toMatchObject({ models: [{ equipment: ['dagger', 'stimulants'], hands: ['dagger'] }] })
  expect(vex?.lasting).toEqual([{ source: 'Crushed leg', rule: 'P28-INJ-6', on: 'speedCm', value: -3 }])
  expect(raider).toMatchObject({ warbandId: null, profile: { hitPoints: 12 }, models: [{ hands: ['laser-rifle'] }] })
  expect(look(id).campaign).toMatchObject({ notes: 'A river from edge to edge.', seats: [{ warbandId: red.id }, {}] })
})

test('sides are weighed: models, points, agendas that are announced, and enemies that are too few (P28-SOLO-1)', () => {
  war.services.agendas.deal({ characterId: idOf('Ann'), roll: { source: 'typed', face: 4 } }, AUTHOR)
  const sides = [side('The Reds', [red.id]), { ...side('Raiders', [], true), quick: [{ ...RAIDERS, skill: 1 }] }]
  const { sides: weights, problems } = battles().weigh({ play: 'solo', sides, absent: [idOf('Vex')] })
  expect(weights).toMatchObject([
    { models: 1, agendas: 1 },
    { models: 2, agendas: 0 },
  ])
  const least = (weights[0]?.points ?? 0) + 200
  const lack = `need at least ${least}: add units worth ${least - (weights[1]?.points ?? 0)} more.`
  expect(problems).toEqual([{ message: expect.stringContaining(lack), rule: 'P28-SOLO-1' }])
  const led = (isEnemy: readonly boolean[]) =>
    battles().weigh({
      play: 'solo',
      sides: sides.map((item, at) => ({ ...item, isEnemy: isEnemy[at] === true })),
      absent: [],
    })
  expect(led([false, false]).problems).toMatchObject([
    { message: expect.stringContaining('No side'), rule: 'P28-SOLO-1' },
  ])
  expect(led([true, true]).problems).toMatchObject([{ message: expect.stringContaining('Every side') }])
  expect(battles().weigh({ play: 'opposed', sides, absent: [] }).problems).toEqual([])
})

test('quick units may be one squad of 3 to 10 members (P28-SQ-1)', () => {
  const squadOf = (count: number) =>
    plan({
      sides: [side('Blues', [blue.id]), { ...side('Raiders', []), quick: [{ ...RAIDERS, count, isSquad: true }] }],
    })
  const { id } = battles().play(squadOf(4), AUTHOR)
  const raiders = tableOf(id).units.filter(({ side: seat }) => seat === 'side-2')
  expect(raiders).toMatchObject([{ kind: 'squad', name: 'Raider', models: Array(4).fill({ hitPoints: 12 }) }])
  expect(battles().weigh(squadOf(4)).sides[1]).toMatchObject({ models: 4 })
  for (const count of [2, 11]) {
    const text = `A squad has 3 to 10 members, Raider has ${count}`
    expect(battles().weigh(squadOf(count)).problems).toEqual([
      { message: expect.stringContaining(text), rule: 'P28-SQ-1' },
    ])
    expect(() => battles().play(squadOf(count), AUTHOR)).toThrow(text)
  }
})

test('somebody begins aboard a vehicle of the own side, if it has the seats and takes part (P28-SET-3, P28-VEH-TRANS-1)', () => {
  const sections = [...BARE_VEHICLE.sections, { cell: 'C4' as const, section: 'transport-section' }]
  const profile = { ...BARE_VEHICLE, sections }
  const car = war.services.vehicles.create({ ...BARE_UNIT, warbandId: red.id, name: 'The Car', profile }, AUTHOR)
  const raiders = { ...side('Raiders', []), quick: [{ ...RAIDERS, count: 4 }] }
  const seated = (aboard: Record<string, string>, more: Partial<TableBattlePlan> = {}) =>
    plan({ aboard, sides: [{ ...side('The Reds', [red.id]), quick: [{ ...RAIDERS, count: 2 }] }, raiders], ...more })
  const all = { [idOf('Ann')]: car.id, [idOf('Vex')]: car.id, 'side-1-1-1': car.id, 'side-1-1-2': car.id }
  const { boarding, problems } = battles().weigh(seated(all))
  expect(boarding.rides).toEqual([{ id: car.id, name: 'The Car', side: 'side-1', seats: 3 }])
  expect(boarding.riders.map(({ name }) => name)).toEqual(['Ann', 'Vex', 'Raider 1', 'Raider 2'])
  const full = 'The Car has no section with 1 free seat for Raider 2.'
  expect(problems).toEqual([{ message: full, rule: 'P28-SET-3' }])
  expect(() => battles().play(seated(all), AUTHOR)).toThrow(full)
  const { id } = battles().play(seated({ [idOf('Ann')]: car.id, 'side-2-1-1': car.id, [idOf('Vex')]: 'gone' }), AUTHOR)
  const inside = tableOf(id).units.flatMap((unit) =>
    unit.kind === 'vehicle' || unit.aboard === null ? [] : [unit.name],
  )
  expect(inside).toEqual(['Ann'])
  const without = battles().play(seated(all, { absent: [car.id] }), AUTHOR)
  expect(tableOf(without.id).units.every((unit) => unit.kind !== 'vehicle' && unit.aboard === null)).toBe(true)
})

test('a side without anybody, and a warband on two sides, are refused', () => {
  const twice = plan({ sides: [side('The Reds', [red.id]), side('Blues', [red.id])] })
  expect(() => battles().play(twice, AUTHOR)).toThrow('A warband stands on two sides')
  expect(() => battles().play(plan({ absent: [idOf('Cy')] }), AUTHOR)).toThrow('Nobody stands on the side “Blues”')
})

test('a tally counts facts without dice: hits, kills, who was hurt, fell or fled (P28-CAMP-1, P28-CAMP-2)', () => {
  const { id: matchId } = battles().play(plan({ turns: 2 }), AUTHOR)
  const tell = (seat: string, name: string, fact: string) =>
    order(matchId, seat, { type: 'tally', unit: idOf(name), fact })
  expect(order(matchId, 'side-1', { type: 'next-turn' }).turn).toBe(1)
  tell('side-1', 'Ann', 'hit')
  tell('side-1', 'Ann', 'kill')
  tell('side-1', 'Vex', 'hurt')
  tell('side-1', 'Vex', 'fled')
  tell('side-2', 'Cy', 'slain')
  expect(order(matchId, 'side-1', { type: 'next-turn' })).toMatchObject({ turn: 2, phase: 'turn' })
  expect(order(matchId, 'side-1', { type: 'next-turn' })).toMatchObject({ phase: 'over' })
  const { record } = battles().writeDown({ matchId }, AUTHOR)
  expect(record).toMatchObject({ turns: 2 })
  expect(record.tallies.map(({ name, hits, kills, wasHurt, fate }) => [name, hits, kills, wasHurt, fate])).toEqual([
    ['Ann', 1, 1, false, 'stood'],
    ['Vex', 0, 0, true, 'fled'],
    ['Cy', 0, 0, true, 'fell'],
  ])
})

test('what a match leaves is what the same battle typed by hand leaves (P28-CAMP-1)', () => {
  const { id: matchId } = battles().play(plan({ absent: [idOf('Vex')] }), AUTHOR)
  expect(() => battles().writeDown({ matchId }, AUTHOR)).toThrow('is not over')
  order(matchId, 'side-1', { type: 'begin-turn', near: [] })
  order(matchId, 'side-2', { type: 'correct', unit: idOf('Cy'), hitPoints: 0, note: 'A wall fell on Cy' })
  order(matchId, 'side-1', { type: 'finish', reachedGoal: ['side-1'] })
  const written = battles().writeDown({ matchId }, AUTHOR)
  const typed = war.fight('The Ford by hand', [red.id, blue.id], {
    Vex: { fate: 'absent' },
    Cy: { fate: 'fell', wasHurt: true, isHurtAtEnd: true },
  })
  const { tallies } = typed.record
  expect(written.record.tallies.map(({ name, fate }) => [name, fate])).toEqual([
    ['Ann', 'stood'],
    ['Cy', 'fell'],
    ['Vex', 'absent'],
  ])
  const byName = (all: typeof tallies) => all.toSorted((a, b) => a.name.localeCompare(b.name))
  expect(byName(written.record.tallies).map(({ hits, kills, fate, name }) => ({ hits, kills, fate, name }))).toEqual(
    byName(tallies).map(({ hits, kills, fate, name }) => ({ hits, kills, fate, name })),
  )
  expect(written.problems.filter(({ severity }) => severity === 'refused')).toEqual([])
  expect(look(matchId).campaign?.battleId).toBe(written.id)
  expect(battles().writeDown({ matchId }, AUTHOR).id).toBe(written.id)
})

test('a side of quick units is called by its name in the list and in History', () => {
  const { id } = battles().play(
    plan({ sides: [{ ...side('Hill guard', []), quick: [RAIDERS] }, side('Blues', [blue.id])] }),
    AUTHOR,
  )
  order(id, 'side-1', { type: 'begin-turn', near: [] })
  const [line] = war.services.matches.list({ game: 'planet28' }, GAMEMASTER)
  expect(line?.seats.map(({ name }) => name)).toEqual(['Hill guard', 'Blues'])
  expect(war.file.changes.find(look(id).version)?.label).toBe('Hill guard: Begin turn 1')
})

test('a player neither ends a battle nor claims its goal, nor tallies (P28-CAMP-3)', () => {
  const { id: playerId } = war.services.players.create({ name: 'Ann', notes: '' }, AUTHOR)
  const seated = { ...side('The Reds', [red.id]), playerId }
  const { id } = battles().play(plan({ sides: [seated, side('Blues', [blue.id])] }), AUTHOR)
  order(id, 'side-1', { type: 'begin-turn', near: [] })
  const player = { ...AUTHOR, role: 'player', playerId } as const
  const give = (command: Record<string, unknown>) => () =>
    war.services.matches.act({ id, version: look(id).version, seat: null, commands: [command], faces: [] }, player)
  expect(give({ type: 'finish', reachedGoal: ['side-1'] })).toThrow('Only the gamemaster')
  expect(give({ type: 'tally', unit: idOf('Cy'), fact: 'slain' })).toThrow('Only the gamemaster')
  expect(give({ type: 'activate', unit: idOf('Cy') })).toThrow('led by another side')
  const measured = { cm: 30, ground: [], contacts: [] }
  expect(give({ type: 'move', unit: idOf('Ann'), said: measured })).toThrow(
    'Only the gamemaster says what was measured',
  )
  expect(tableOf(id)).toMatchObject({ phase: 'turn', active: null })
})

/** Texts that only the gamemaster may read. */
const CANARIES = ['Ambush behind the mill', 'Cheated with the ruler'] as const

test('a report for players holds no notes, no reasons of corrections and no numbers of profiles (P28-CAMP-1)', () => {
  const { id: matchId } = battles().play(plan({ terrain: CANARIES[0] }), AUTHOR)
  order(matchId, 'side-1', { type: 'begin-turn', near: [] })
  const correction = { type: 'correct', unit: idOf('Cy'), hitPoints: 3, note: CANARIES[1] }
  order(matchId, 'side-2', correction)
  order(matchId, 'side-1', { type: 'finish', reachedGoal: ['side-1'] })
  const read = (edition: 'gamemaster' | 'players', form: 'journal' | 'chat') =>
    battles().report({ matchId, edition, form }, AUTHOR).text
  for (const form of ['journal', 'chat'] as const) {
    const open = read('players', form)
    for (const canary of CANARIES) expect(open).not.toContain(canary)
    expect(open).not.toMatch(/hit points|to be under|Agility \d/)
    expect(open).toContain('The Reds reached the goal.')
    expect(read('gamemaster', form)).toContain(CANARIES[0])
  }
  expect(read('players', 'journal')).toMatch(/^# The Ford\n\nThe Reds against Blues\n/)
  expect(read('gamemaster', 'journal')).toContain(`Correct Cy: ${CANARIES[1]}`)
  expect(read('gamemaster', 'journal')).toContain('Cy stands: 3 of 20 hit points')
})

test('zones and the order of deployment are rolled for the sides that are planned (P28-SET-2)', () => {
  const { lines } = battles().deploy({ sides: ['The Reds', 'Blues'] })
  expect(lines.map((line) => line.slice(0, 3))).toEqual(['1. ', '2. '])
  expect(lines.join(' ')).toContain('The Reds: ')
})

test('the guided battle is set up with its guide and can be played in one turn', () => {
  const { id } = battles().playFirst(undefined, AUTHOR)
  expect(tableOf(id)).toMatchObject({ guide: 'first-battle', turns: 1, phase: 'between' })
  order(id, 'side-1', { type: 'begin-turn', near: [] })
  const { order: places, units } = tableOf(id)
  expect(places.map(({ unit }) => units.find((battleUnit) => battleUnit.id === unit)?.side)).toEqual([
    'side-1',
    'side-1',
    'side-2',
    'side-2',
  ])
  const [first, second] = places.map(({ unit }) => unit)
  const raider = units.find(({ name }) => name === 'Raider 2')?.id ?? ''
  order(id, 'side-1', { type: 'activate', unit: first })
  order(id, 'side-1', { type: 'end-activation', unit: first })
  order(id, 'side-1', { type: 'activate', unit: second })
  const strikes = [{ model: `${second}.1`, weapon: 'laser-rifle' }]
  const measured = { distanceCm: 16, isSeen: true, cover: 'none' }
  const after = order(
    id,
    'side-1',
    { type: 'shoot', unit: second, target: raider, strikes, said: measured },
    [2, 8, 7, 1, 9],
  )
  expect(after.due).toMatchObject([{ ask: 'retreat', unit: raider }])
})

function battles() {
  return war.services.battles
}

test('flyers begin in the air and characters hold what was chosen, as far as they have hands (P28-SET-3, P28-WEAP-7)', () => {
  const profile = { ...BARE_VEHICLE, type: 'flyer' }
  const jet = war.services.vehicles.create({ ...BARE_UNIT, warbandId: red.id, name: 'The Jet', profile }, AUTHOR)
  const raiders = { ...RAIDERS, count: 1, equipment: ['laser-rifle', 'laser-pistol', 'dagger'] }
  const chosen = (more: Partial<TableBattlePlan> = {}) =>
    plan({ sides: [{ ...side('The Reds', [red.id]) }, { ...side('Raiders', []), quick: [raiders] }], ...more })
  const hand = 'side-2-1-1'
  const { stances } = battles().weigh(chosen())
  expect(stances.flyers).toEqual([{ id: jet.id, name: 'The Jet' }])
  expect(stances.armed.find(({ id }) => id === hand)).toMatchObject({ hands: ['laser-rifle'] })
  const how = { flying: [jet.id, hand], hands: { [hand]: ['laser-rifle', 'laser-pistol', 'dagger'] } }
  expect(
    battles()
      .weigh(chosen(how))
      .stances.armed.find(({ id }) => id === hand),
  ).toMatchObject({
    hands: ['laser-pistol', 'dagger'],
  })
  const { units } = tableOf(battles().play(chosen(how), AUTHOR).id)
  expect(units.find(({ id }) => id === jet.id)).toMatchObject({ isFlying: true })
  expect(units.find(({ id }) => id === hand)).toMatchObject({ models: [{ hands: ['laser-pistol', 'dagger'] }] })
  const plain = tableOf(battles().play(chosen(), AUTHOR).id).units
  expect(plain.find(({ id }) => id === jet.id)).toMatchObject({ isFlying: false })
})

test('a battle on a map is played against a bot, and taken back order by order', () => {
  const map = { field: war.services.practice.generate({ seed: 'ford' }), places: {} }
  const raiders = { ...side('Raiders', []), quick: [RAIDERS], bot: 'captain' as const }
  const { id } = battles().play(plan({ sides: [side('The Reds', [red.id]), raiders], map }), AUTHOR)
  expect(Object.keys(tableOf(id).map?.places ?? {})).toHaveLength(4)
  expect(tableOf(id).map?.bots).toEqual({ 'side-2': 'captain' })
  const playBot = () => war.services.matches.playBot({ id, version: look(id).version }, GAMEMASTER)
  expect(playBot).toThrow('a person is')
  order(id, 'side-1', { type: 'begin-turn', near: [] })
  for (let acted = 0; acted < 3 && look(id).turn?.waitsFor[0] === 'side-1'; acted += 1) {
    const [choice] = war.services.matches.choices({ id, seat: 'side-1', pieces: [] }, GAMEMASTER).choices
    const unit = choice?.actors[0] ?? choice?.id.split(':')[1] ?? ''
    order(id, 'side-1', { type: 'activate', unit })
    order(id, 'side-1', { type: 'end-activation', unit })
  }
  const before = tableOf(id)
  const entriesBefore = look(id).entries
  const { why } = playBot()
  const entriesAfter = look(id).entries
  expect(why).toMatch(/Raider \d/)
  expect(tableOf(id).map?.places).not.toEqual(before.map?.places)
  for (let undone = entriesAfter; undone > entriesBefore; undone -= 1)
    war.services.matches.undo({ id, version: look(id).version, seat: null }, GAMEMASTER)
  expect(tableOf(id)).toEqual(before)
  expect(war.services.matches.verify({ id }, AUTHOR)).toEqual({ fault: null })
})
