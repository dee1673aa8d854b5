import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RulingView } from '#shared/contract/planet28/rulings.ts'
import { BARE_UNIT, BARE_WARBAND, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'

let forces: TestForces
beforeEach(() => (forces = openTestForces()))
afterEach(() => forces.close())

const HOOK = { name: 'Lamp hook', type: 'melee', hands: 2, damage: '1D8+2', summary: 'A pole.' } as const

const addCharacter = (warbandId: string, name: string, equipment: string[], traits: string[] = []) =>
  forces.characters.create({ ...BARE_UNIT, warbandId, name, profile: { ...BARE_CHARACTER, traits, equipment } }, AUTHOR)

function choose(id: RulingView['id'], value: RulingView['value']): void {
  const { version } = forces.rulings.list().find((ruling) => ruling.id === id) ?? { version: 0 }
  forces.rulings.choose({ id, value, version, reason: 'So it is.', agreedBy: 'all', agreedOn: '2026-01-02' }, AUTHOR)
}

/** The edition that a warband keeps, or null where it follows. */
function keptBy(warbandId: string): unknown {
  return forces.file.db.prepare('SELECT edition_id FROM warband WHERE id = ?').pluck().get(warbandId)
}

function costOf(name: string): number | undefined {
  return forces.characters.list().find((line) => line.name === name)?.cost
}

test('an edition is named by its content: the same rules have the same name again', () => {
  const { editions } = forces.tools
  const printed = editions.current()
  expect(printed.id).toMatch(/^[0-9a-f]{16}$/)
  expect(editions.current()).toBe(printed)
  choose('traitRepeats', true)
  expect(editions.current().id).not.toBe(printed.id)
  expect(editions.current().rules.settings.traitRepeats).toBe(true)
  forces.history.undo({ id: null }, AUTHOR)
  expect(editions.current().id).toBe(printed.id)
})

test('a force that new rules leave as it is follows them; one that they would change keeps its own', () => {
  const untouched = forces.muster({ name: 'Untouched' })
  addCharacter(untouched, 'Bo', ['club'])
  const touched = forces.muster({ name: 'Touched' })
  addCharacter(touched, 'Vex', ['dagger'])
  forces.house('weapons', 'dagger', 'patch', { cost: 9 })

  expect(keptBy(untouched)).toBeNull()
  expect(keptBy(touched)).toEqual(expect.any(String))
  expect(costOf('Vex')).toBe(15)
  expect(forces.warbands.get({ id: touched }).isBehindRules).toBe(true)
  expect(forces.warbands.get({ id: untouched }).isBehindRules).toBe(false)
  const diff = forces.warbands.rulesDiff({ id: touched })
  expect(diff.rules).toEqual([{ rule: 'P28-W-dagger', name: 'Dagger', before: 'cost 5', after: 'cost 9' }])
  expect(diff.units).toMatchObject([
    { kind: 'warband', costBefore: 15, costAfter: 19 },
    { kind: 'character', name: 'Vex', costBefore: 15, costAfter: 19, newProblems: [], goneProblems: [] },
  ])
})

test('taking the newest rules is a change like any other', () => {
  const id = forces.muster()
  addCharacter(id, 'Vex', ['dagger'])
  forces.house('weapons', 'dagger', 'patch', { cost: 9 })
  const { version } = forces.warbands.get({ id })
  expect(forces.warbands.takeRules({ id, version }, AUTHOR)).toMatchObject({ isBehindRules: false, cost: 19 })
  expect(forces.lastLabel()).toBe('The Lantern Crew takes the newest rules')
  expect(forces.warbands.rulesDiff({ id })).toEqual({ rules: [], units: [] })
  forces.history.undo({ id: null }, AUTHOR)
  expect(forces.warbands.get({ id })).toMatchObject({ isBehindRules: true, cost: 15 })
})

test('a ruling that brings a problem pins the force, and its diff says the problem (P28-TR-0)', () => {
  choose('traitRepeats', true)
  const id = forces.muster()
  addCharacter(id, 'Vex', [], ['brave', 'brave'])
  choose('traitRepeats', false)
  expect(forces.characters.list()[0]?.problems.refused).toBe(0)
  const { rules, units } = forces.warbands.rulesDiff({ id })
  expect(rules).toMatchObject([{ name: 'Same trait twice', before: 'As often as wished', after: 'Once only' }])
  expect(units).toMatchObject([{ name: 'Vex', newProblems: [expect.stringContaining('Brave')] }])
  choose('traitRepeats', true)
  expect(keptBy(id)).toBeNull()
})

test('a force is pinned in the change that makes the rules, so undo gives both back', () => {
  const id = forces.muster()
  addCharacter(id, 'Vex', ['dagger'])
  const changes = forces.file.changes.count()
  forces.house('weapons', 'dagger', 'patch', { cost: 9 })
  expect(forces.file.changes.count()).toBe(changes + 1)
  forces.history.undo({ id: null }, AUTHOR)
  expect([keptBy(id), costOf('Vex')]).toEqual([null, 15])
  forces.history.redo({ id: null }, AUTHOR)
  expect([keptBy(id), costOf('Vex')]).toEqual([expect.any(String), 15])
})

test('a force that was built by rules which an undo takes back keeps them', () => {
  forces.house('weapons', 'lamp-hook', 'own', HOOK)
  const invented = forces.file.changes.findUndoable()?.id ?? 0
  const id = forces.muster()
  addCharacter(id, 'Vex', ['lamp-hook'])
  const cost = costOf('Vex')
  forces.history.undo({ id: invented }, AUTHOR)
  expect(forces.tools.editions.current().rules.tables.weapons['lamp-hook']).toBeUndefined()
  expect(costOf('Vex')).toBe(cost)
  expect(forces.warbands.get({ id }).isBehindRules).toBe(true)
  const { version } = forces.warbands.get({ id })
  const take = () => forces.warbands.takeRules({ id, version }, AUTHOR)
  expect(take).toThrow('gear "lamp-hook"')
  expect(forces.warbands.rulesDiff({ id }).units).toContainEqual(
    expect.objectContaining({ name: 'Vex', newProblems: [expect.stringContaining('lamp-hook')] }),
  )
})

test('a force is pinned in the undo that takes its rules back, so redo gives both back', () => {
  forces.house('weapons', 'lamp-hook', 'own', HOOK)
  const invented = forces.file.changes.findUndoable()?.id ?? 0
  const id = forces.muster()
  addCharacter(id, 'Vex', ['lamp-hook'])
  const cost = costOf('Vex')
  const changes = forces.file.changes.count()
  for (const _ of ['once', 'twice']) {
    forces.history.undo({ id: invented }, AUTHOR)
    expect([keptBy(id), costOf('Vex')]).toEqual([expect.any(String), cost])
    expect(forces.file.changes.findRedoable()?.id).toBe(invented)
    forces.history.redo({ id: null }, AUTHOR)
    expect([keptBy(id), costOf('Vex')]).toEqual([null, cost])
  }
  expect(forces.file.changes.count()).toBe(changes + 4)
})

test('a ruling is undone and redone while a force is pinned by it, and one that it freed is pinned again', () => {
  choose('traitRepeats', true)
  const id = forces.muster()
  addCharacter(id, 'Vex', [], ['brave', 'brave'])
  const loose = keptBy(id)
  choose('traitRepeats', false)
  const strict = keptBy(id)
  choose('traitRepeats', true)
  const steps = [
    ...[1, 2].map(() => forces.history.undo({ id: null }, AUTHOR) && keptBy(id)),
    ...[1, 2].map(() => forces.history.redo({ id: null }, AUTHOR) && keptBy(id)),
  ]
  expect(steps).toEqual([strict, loose, strict, null])
  expect([loose, strict]).toEqual([null, expect.any(String)])
})

test('rows that a force has and its rules lack are a problem, never a fault', () => {
  const id = forces.muster()
  const vex = addCharacter(id, 'Vex', ['dagger'])
  forces.file.changes.record('By hand', AUTHOR, () =>
    forces.file.db.exec(`UPDATE character SET equipment = '["dagger","lost-thing"]'`),
  )
  expect(forces.characters.list()).toMatchObject([{ cost: 15, problems: { refused: 1 } }])
  const [problem] = forces.characters.get({ id: vex.id }).check.problems
  expect(problem).toMatchObject({ code: 'unknown-rows', fixes: [{ profile: { equipment: ['dagger'] } }] })
})

test('once nothing in it would change any more, a force follows the rules again', () => {
  const id = forces.muster()
  const vex = addCharacter(id, 'Vex', ['dagger'])
  forces.house('weapons', 'dagger', 'patch', { cost: 9 })
  const { check: _check, hasAgenda: _agenda, isLeader: _leader, warbandName: _name, ...own } = vex
  forces.characters.update({ ...own, profile: { ...own.profile, equipment: [] } }, AUTHOR)
  expect(keptBy(id)).toBeNull()
})

test('the rules of a warband and those of the campaign are both told', () => {
  const id = forces.muster()
  addCharacter(id, 'Vex', ['dagger'])
  forces.house('weapons', 'dagger', 'patch', { cost: 9 })
  const own = forces.rulings.rules({ warbandId: id })
  const newest = forces.rulings.rules({ warbandId: null })
  expect([own.rules.tables.weapons['dagger']?.cost, newest.rules.tables.weapons['dagger']?.cost]).toEqual([5, 9])
  expect(own.edition).toBe(keptBy(id))
})

test('a copy of a pinned warband is pinned, a new warband follows', () => {
  const id = forces.muster()
  addCharacter(id, 'Vex', ['dagger'])
  forces.house('weapons', 'dagger', 'patch', { cost: 9 })
  const copy = forces.warbands.copy({ id, name: 'Twin', state: 'active' }, AUTHOR)
  expect(copy).toMatchObject({ cost: 15, isBehindRules: true })
  expect(forces.warbands.create({ ...BARE_WARBAND, name: 'New' }, AUTHOR).isBehindRules).toBe(false)
})

test('82 rulings are listed with their defaults; choosing and resetting is told in words', () => {
  const list = forces.rulings.list()
  expect(list).toHaveLength(82)
  expect(list.filter(({ isChosen }) => isChosen)).toEqual([])
  choose('minCharacters', 'free')
  expect(forces.lastLabel()).toBe('Agree on “Fewest characters”: Any number')
  const chosen = forces.rulings.list().find(({ id }) => id === 'minCharacters')
  expect(chosen).toMatchObject({ value: 'free', isChosen: true, reason: 'So it is.', agreedBy: 'all' })
  forces.rulings.reset({ id: 'minCharacters', version: chosen?.version ?? 0 }, AUTHOR)
  expect(forces.lastLabel()).toBe('Back to the default on “Fewest characters”: At least 2')
  expect(() => choose('minCharacters', 7)).toThrow('Choose one of “At least 2”, “Any number”')
  const stale = { id: 'minCharacters', value: 'free', version: 0, reason: '', agreedBy: '', agreedOn: null } as const
  expect(() => forces.rulings.choose(stale, AUTHOR)).toThrow(expect.objectContaining({ code: 'stale' }))
})
