import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BattleView } from '#shared/contract/planet28/battles.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { openTestWar, type RaisedWarband, type TestWar } from '#tests/support/war.ts'

let war: TestWar
let red: RaisedWarband
let blue: RaisedWarband
beforeEach(() => {
  war = openTestWar()
  red = war.raise('The Reds', { Ann: {}, Vex: { equipment: ['dagger'] } })
  blue = war.raise('Blues', { Cy: {}, Dee: {} })
})
afterEach(() => war.close())

const FALL = { Ann: { hits: 3, kills: 1 }, Cy: { fate: 'fell', wasHurt: true } } as const
const gate = () => war.fight('The Gate', [red.id, blue.id], FALL)
const battles = () => war.services.battles
const lastLabel = () => war.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const points = (name: string) =>
  war.services.ledger.balances({ warbandId: null }).find((candidate) => candidate.name === name)?.points
const facesOf = ({ settlement }: BattleView) => settlement.questions.map(({ key, faces }) => [key, faces])

test('a record begins with everybody standing, and is kept as written', () => {
  const made = gate()
  expect(made.record.tallies.map(({ name, fate }) => [name, fate])).toEqual([
    ['Ann', 'stood'],
    ['Vex', 'stood'],
    ['Cy', 'fell'],
    ['Dee', 'stood'],
  ])
  expect(made.record.sides.map(({ name, isEnemy }) => [name, isEnemy])).toEqual([
    ['The Reds', false],
    ['Blues', false],
  ])
  expect(lastLabel()).toBe('Record the Gate')
  expect(battles().get(made)).toEqual(made)
  expect(battles().list()).toMatchObject([{ name: 'The Gate', state: 'recorded', open: 1, warbands: [{}, {}] }])
})

test('settling writes all of it in one change', () => {
  const before = war.file.changes.newest()
  const done = war.finish(gate())
  expect(done).toMatchObject({ state: 'settled', open: 0, problems: [], reopening: { isPossible: true } })
  expect(war.file.changes.newest()).toBe(before + 3)
  expect(lastLabel()).toBe('Apply the results of the Gate')
  expect([points('Ann'), points('Vex'), points('The Reds')]).toEqual([14, 6, 10])
  expect(war.services.ledger.entries({ account: null, warbandId: red.id, battleId: done.id, limit: 50 })).toMatchObject(
    [
      { accountName: 'The Reds', currency: 'points', amount: 10, balance: 10 },
      { accountName: 'Vex', amount: 6 },
      { accountName: 'Ann', amount: 14, reason: 'Points of the battle' },
      { accountName: 'The Reds', currency: 'credits', amount: 475, rule: 'P28-BUILD-4' },
    ],
  )
})

test('reopening restores every row as it was, and settling again gives the same', () => {
  const thrown = battles().roll({ ...gate(), keys: null }, AUTHOR)
  const before = war.dump()
  const done = battles().settle(thrown, AUTHOR)
  const after = war.dump()
  expect(after).not.toEqual(before)
  const open = battles().reopen(done, AUTHOR)
  expect(war.dump()).toEqual(before)
  expect(open).toMatchObject({ state: 'recorded', settlement: thrown.settlement })
  const again = battles().settle(open, AUTHOR)
  expect(again.settlement).toEqual(done.settlement)
})

test('the same dice fall after undo, and other battles have others', () => {
  const open = gate()
  const first = battles().roll({ ...open, keys: null }, AUTHOR)
  war.services.history.undo({ id: null }, AUTHOR)
  const second = battles().roll({ ...battles().get(open), keys: null }, AUTHOR)
  expect(facesOf(second)).toEqual(facesOf(first))
  expect(() => battles().roll({ ...second, keys: null }, AUTHOR)).toThrow('These dice are not open any more')
})

test('P28-META-12: faces from the table are checked, kept, and taken back', () => {
  const open = gate()
  const key = `injury:${blue.units['Cy']}`
  const enter = (faces: number[] | null) => battles().enterFaces({ ...battles().get(open), key, faces }, AUTHOR)
  expect(() => enter([9])).toThrow('A D8 cannot show 9')
  expect(enter([3]).settlement.outcomes).toMatchObject([{ text: expect.stringContaining('Cy: ') }])
  expect(enter(null).open).toBe(1)
  expect(() => battles().settle(battles().get(open), AUTHOR)).toThrow('Roll the dice first. Cy fell')
  expect(() => battles().enterFaces({ ...battles().get(open), key: 'injury:x', faces: [1] }, AUTHOR)).toThrow(
    'not asked',
  )
})

test('P28-INJ-8: the dead go to the archive, their gear to whom is chosen, a waiver to the warband', () => {
  const open = war.fight('The Pit', [red.id, blue.id], { Vex: { fate: 'fell', wasHurt: true } })
  const key = `injury:${red.units['Vex']}`
  const dead = battles().enterFaces({ ...open, key, faces: [8] }, AUTHOR)
  const heir = dead.settlement.choices.find((choice) => choice.key.startsWith('heir:'))
  const stash = battles().answer({ ...dead, key: heir?.key ?? '', value: 'stash' }, AUTHOR)
  expect(lastLabel()).toBe('Choose in the aftermath of the Pit: Who gets Dagger of Vex?')
  expect(stash.settlement.questions[0]?.table?.at(-1)).toMatchObject({ face: 8, name: 'Death', isLoss: true })
  const settled = battles().settle(stash, AUTHOR)
  expect(settled.settlement.questions[0]?.table).toBeUndefined()
  const [vex] = war.services.characters.list().filter(({ name }) => name === 'Vex')
  expect(vex).toMatchObject({ isArchived: true, weapons: [] })
  expect(war.services.warbands.get(red).stash).toEqual([])
  expect(war.services.advancement.ofWarband({ warbandId: red.id })).toMatchObject({ waivers: 1, hasFought: true })
})

test('agendas: failed ones are worth less, those that are done leave with their points', () => {
  const { agendas } = war.services
  for (const characterId of [red.units['Ann'], red.units['Vex']])
    agendas.deal({ characterId: characterId ?? '', roll: { source: 'typed', face: 4 } }, AUTHOR)
  const [ann, vex] = agendas.list()
  const open = gate()
  const thrown = battles().roll({ ...open, keys: null }, AUTHOR)
  const done = battles().answer({ ...thrown, key: `agenda:${ann?.id}`, value: 'done' }, AUTHOR)
  expect([thrown.open, done.open]).toEqual([2, 1])
  expect(done.settling.because).toBe('An agenda waits for an answer. Outcome of the hidden agenda of Vex?')
  expect(() => battles().settle(done, AUTHOR)).toThrow('An agenda waits for an answer.')
  battles().settle(battles().answer({ ...done, key: `agenda:${vex?.id}`, value: 'failed' }, AUTHOR), AUTHOR)
  expect(agendas.list()).toMatchObject([{ characterName: 'Vex', failedGames: 1 }])
  expect(points('Ann')).toBe(19)
})

test('P28-AGENDA-3: an agenda that its owner shares pays its shares, whatever is answered first', () => {
  const { agendas } = war.services
  agendas.deal({ characterId: red.units['Ann'] ?? '', roll: { source: 'typed', face: 4 } }, AUTHOR)
  const [held] = agendas.list()
  agendas.share({ id: held?.id ?? '', version: held?.version ?? 0, isShared: true }, AUTHOR)
  const open = war.fight('The Gate', [red.id, blue.id], {}, 'co-op')
  const done = battles().answer({ ...open, key: `agenda:${held?.id}`, value: 'done' }, AUTHOR)
  const amount = (key: string) => done.settlement.ledger.find((line) => line.key === key)?.amount ?? 0
  const ann = red.units['Ann']
  expect(amount(`agenda:${held?.id}`)).toBeGreaterThan(0)
  expect(amount(`given:${ann}`)).toBe(-amount(`points:${ann}`) - amount(`agenda:${held?.id}`))
})

test('a settled battle keeps its record; notes may change, and stay when it is reopened', () => {
  const done = war.finish(gate())
  const { record, scenarioId, nightId, starId, day } = done
  const fields = { name: 'The Gate', notes: '', scenarioId, nightId, starId, day, record }
  const seen = { id: done.id, version: done.version }
  expect(() => battles().update({ ...fields, ...seen, record: { ...record, goal: 'x' } }, AUTHOR)).toThrow(
    'are applied',
  )
  expect(() => battles().remove(done, AUTHOR)).toThrow('Undo them first')
  const noted = battles().update({ ...fields, ...seen, notes: 'Rain.' }, AUTHOR)
  expect(noted.reopening).toEqual({ isPossible: true, because: null })
  battles().reopen(noted, AUTHOR)
  expect(battles().get({ id: done.id })).toMatchObject({ notes: 'Rain.', state: 'recorded' })
})

test('a battle is not reopened under a later one of the same warbands, nor when its points are spent', () => {
  const first = war.finish(gate())
  const second = war.finish(war.fight('The Well', [red.id], { Ann: { hits: 20 } }))
  expect(battles().get(first).reopening.because).toContain('“The Well” was applied later')
  const { advancement } = war.services
  const ann = advancement.standing({ kind: 'character', id: red.units['Ann'] ?? '' })
  advancement.buy({ ...ann.unit, version: ann.version, purchase: { what: 'skill', skill: 'A' } }, AUTHOR)
  expect(lastLabel()).toBe('Ann buys Agility 1 to 2 (20 points)')
  expect(battles().get(second).reopening.because).toBe(
    'Ann has spent points that this battle brought. Undo that first.',
  )
  war.services.history.undo({ id: null }, AUTHOR)
  battles().reopen(battles().get(second), AUTHOR)
  expect(battles().get(first).reopening.isPossible).toBe(true)
})

test('stale, gone and unknown things are refused', () => {
  const open = gate()
  battles().choose({ ...open, choices: { skipped: ['income'] } }, AUTHOR)
  expect(() => battles().settle(open, AUTHOR)).toThrow('Mira changed this since')
  battles().remove(battles().get(open), AUTHOR)
  expect(() => battles().get(open)).toThrow('This battle is not there any more')
  expect(() => battles().begin({ play: 'solo', scenarioId: null, warbandIds: ['nobody'] })).toThrow('This warband is')
})

test('amounts set by hand are explained in the ledger (P28-GM-1)', () => {
  const key = `points:${red.units['Ann']}`
  const open = battles().choose(
    { ...gate(), choices: { overrides: { [key]: { amount: 30, note: 'Bravery' } } } },
    AUTHOR,
  )
  war.finish(open)
  const [line] = war.services.ledger.entries({
    account: { kind: 'character', id: red.units['Ann'] ?? '' },
    warbandId: null,
    battleId: null,
    limit: 1,
  })
  expect(line).toMatchObject({ amount: 30, balance: 30 })
  expect(line?.parts.at(-1)).toEqual({ source: 'Set by hand: Bravery', value: 16, rule: 'P28-GM-1' })
})

test('templates do not fight, and warbands that are gone are told', () => {
  const { warbands } = war.services
  const open = gate()
  const view = warbands.get(blue)
  warbands.copy({ id: blue.id, name: 'Stock', state: 'template' }, AUTHOR)
  const stock = warbands.list().find(({ name }) => name === 'Stock')
  const fair = war.fight('The Fair', [red.id, stock?.id ?? ''])
  expect(fair.settling.because).toContain('Stock is a template')
  warbands.remove(view, AUTHOR)
  expect(battles().get(open).settling.because).toBe('A warband of Blues is not in this campaign. Remove it.')
})

test('rows that are not in force are explained, and nothing breaks', () => {
  const open = gate()
  const broken = () => void war.file.db.exec(`UPDATE character SET equipment = '["hook"]' WHERE name = 'Ann'`)
  war.file.changes.record('Break it', AUTHOR, broken)
  const because = 'The rules of The Reds do not have the gear "hook" of Ann. Take it away, or take rules that do.'
  expect(battles().get(open)).toMatchObject({ settling: { because }, settlement: { questions: [], ledger: [] } })
  expect(battles().list()).toMatchObject([{ open: 0 }])
  expect(() => battles().settle(open, AUTHOR)).toThrow(because)
  expect(() => gate()).toThrow('gear "hook" of Ann')
})

test('what is wrong with a record is told before it is saved, and nothing is written', () => {
  const { record } = gate()
  const newest = war.file.changes.newest()
  const tallies = record.tallies.map((tally) => (tally.name === 'Ann' ? { ...tally, kills: 9 } : tally))
  expect(battles().check({ record: { ...record, tallies } })).toMatchObject([
    { path: 'sides.0', message: 'The Reds has 9 kills, but 1 enemy fell. Check both.' },
    {
      message:
        '“The Gate” was fought before by the same warbands and waits for its aftermath. Apply its results first.',
    },
  ])
  expect(war.file.changes.newest()).toBe(newest)
})

test('P28-SET-3: what a battle used up leaves the sheet with the settling, and comes back with its undo', () => {
  const equipment = ['heavy-slug-pistol', 'ammo-basic', 'ammo-basic', 'psyka']
  const { id, units } = war.raise('Gunners', { Gus: { equipment } })
  const carried = () => war.services.characters.get({ id: units['Gus'] ?? '' }).profile.equipment
  const begun = battles().begin({ play: 'opposed', scenarioId: null, warbandIds: [id] })
  expect(begun.tallies).toMatchObject([{ uses: { 'ammo-basic': 0, psyka: 0 } }])
  const done = war.finish(war.fight('The Range', [id], { Gus: { uses: { 'ammo-basic': 2, psyka: 1 } } }))
  expect(carried()).toEqual(['heavy-slug-pistol'])
  battles().reopen(done, AUTHOR)
  expect(carried()).toEqual(equipment)
  const more = war.fight('The Pit', [id], { Gus: { uses: { 'ammo-basic': 3 } } })
  expect(more.settling).toMatchObject({ isPossible: false, because: expect.stringContaining('used 3 × Ammo - basic') })
})

test('P28-INJ-8: the dead stay in the archive, unless somebody brings them back to life on purpose', () => {
  const { characters, warbands, advancement } = war.services
  const ann = red.units['Ann'] ?? ''
  const { pointLimit, play, stash, factionId, state, ...words } = warbands.get(red)
  const { name: crew, notes: lore, background: past, portraitId: picture, allowed: passes, version: seen } = words
  const plan = { pointLimit, play, stash, factionId, state, leaderId: ann }
  const named = { name: crew, notes: lore, background: past, portraitId: picture, allowed: passes }
  warbands.update({ ...plan, ...named, id: red.id, version: seen }, AUTHOR)
  const open = war.fight('The Pit', [red.id, blue.id], { Ann: { fate: 'fell', wasHurt: true } })
  war.finish(battles().enterFaces({ ...open, key: `injury:${ann}`, faces: [8] }, AUTHOR))
  const dead = characters.get({ id: ann })
  expect(dead).toMatchObject({ isLost: true, isArchived: true })
  expect(() => advancement.standing({ kind: 'character', id: ann })).toThrow('Ann was lost in a battle')
  const { version, name, warbandId, notes, background, portraitId, allowed, profile } = dead
  const fields = { id: ann, version, name, warbandId, notes, background, portraitId, allowed, profile }
  expect(() => characters.update({ ...fields, isArchived: false }, AUTHOR)).toThrow(
    'Ann was lost in a battle and stays in the archive. Reopen that battle, or choose “Bring back to life”.',
  )
  expect(
    warbands
      .get(red)
      .problems.find(({ code }) => code === 'leader')
      ?.fixes.map(({ label }) => label),
  ).toEqual(['Vex leads', 'No leader'])
  const waivers = () => advancement.ofWarband({ warbandId: red.id }).waivers
  expect(waivers()).toBe(1)
  expect(characters.revive({ id: ann, version }, AUTHOR)).toMatchObject({ isLost: false, isArchived: false })
  expect([waivers(), lastLabel()]).toEqual([0, 'Bring Ann back to life'])
  expect(() => characters.revive({ id: ann, version: characters.get({ id: ann }).version }, AUTHOR)).toThrow('alive')
})
