import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ChangeConflictError } from '#main/db/change-log/change.ts'
import { checkIntegritySync } from '#main/db/integrity/integrity.ts'
import { openTestFile, type TestFile } from '../support/campaign-file.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'
import { AUTHOR } from '../support/test-world.ts'

// Random walks of changes, undos and redos over two tables, one pointing into the other, against a model in memory.

/** Columns by “table/id/column”: a faction's name and notes, or a warband's faction. */
type Rows = ReadonlyMap<string, string | null>

interface Past {
  readonly id: number
  readonly before: Rows
  readonly after: Rows
  isUndone: boolean
  /** The change or the redo since which it stands. */
  since: number
}

const IDS = ['a', 'b', 'c']
const Id = fc.constantFrom(...IDS)
const Step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('name' as const), id: Id, name: fc.constantFrom('x', 'y', 'z') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('notes' as const), id: Id, notes: fc.constantFrom('p', 'q') }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const), id: Id }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('join' as const), id: Id, faction: fc.option(Id) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('disband' as const), id: Id }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('undo' as const), back: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('redo' as const), back: fc.nat(5) }) },
)
type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never
type Edit = Exclude<Step, { type: 'undo' | 'redo' }>

/** The rows after an edit, as the schema says: who belonged to a faction that is removed belongs to none. */
function edited(rows: Rows, edit: Edit): Rows {
  const next = new Map(rows)
  const isThere = rows.has(`faction/${edit.id}/name`)
  if (edit.type === 'name') {
    next.set(`faction/${edit.id}/name`, edit.name)
    if (!isThere) next.set(`faction/${edit.id}/notes`, '')
  }
  if (edit.type === 'notes' && isThere) next.set(`faction/${edit.id}/notes`, edit.notes)
  if (edit.type === 'join' && (edit.faction === null || rows.has(`faction/${edit.faction}/name`)))
    next.set(`warband/${edit.id}/faction`, edit.faction)
  if (edit.type === 'disband') next.delete(`warband/${edit.id}/faction`)
  if (edit.type === 'remove') {
    for (const column of ['name', 'notes']) next.delete(`faction/${edit.id}/${column}`)
    for (const [key, faction] of rows) if (key.startsWith('warband/') && faction === edit.id) next.set(key, null)
  }
  return next
}

function sqlOf(edit: Edit, rows: Rows): string {
  if (edit.type === 'name')
    return `INSERT INTO faction (id, name) VALUES ('${edit.id}', '${edit.name}') ON CONFLICT (id) DO UPDATE SET name = excluded.name`
  if (edit.type === 'notes') return `UPDATE faction SET notes = '${edit.notes}' WHERE id = '${edit.id}'`
  if (edit.type === 'remove') return `DELETE FROM faction WHERE id = '${edit.id}'`
  if (edit.type === 'disband') return `DELETE FROM warband WHERE id = '${edit.id}'`
  if (edit.faction !== null && !rows.has(`faction/${edit.faction}/name`)) return ''
  const faction = edit.faction === null ? 'NULL' : `'${edit.faction}'`
  return `INSERT INTO warband (id, name, faction_id) VALUES ('${edit.id}', 'W', ${faction})
    ON CONFLICT (id) DO UPDATE SET faction_id = excluded.faction_id`
}

/** The rows when a change is turned back or brought back, or null when later changes stand in the way. */
function turned(rows: Rows, from: Rows, to: Rows): Rows | null {
  const next = new Map(rows)
  for (const key of new Set([...from.keys(), ...to.keys()])) {
    if (from.has(key) === to.has(key) && from.get(key) === to.get(key)) continue
    if (rows.has(key) !== from.has(key) || rows.get(key) !== from.get(key)) return null
    const value = to.get(key)
    if (value === undefined) next.delete(key)
    else next.set(key, value)
  }
  return pointsNowhere(next) ? null : next
}

/** Whether something that stands has written one of its columns since it stands. */
function isStoodOn(target: Past, past: readonly Past[]): boolean {
  const own = new Set(writtenIn(target))
  return past.some(
    (candidate) =>
      !candidate.isUndone && candidate.since > target.since && writtenIn(candidate).some((key) => own.has(key)),
  )
}

function writtenIn({ before, after }: Past): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys.filter((key) => before.has(key) !== after.has(key) || before.get(key) !== after.get(key))
}

function pointsNowhere(rows: Rows): boolean {
  return [...rows].some(
    ([key, faction]) => key.startsWith('warband/') && faction !== null && !rows.has(`faction/${faction}/name`),
  )
}

function stored({ file: { db } }: TestFile): Rows {
  const rows = db
    .prepare<[], { key: string; value: string | null }>(
      `SELECT 'faction/' || id || '/name' AS key, name AS value FROM faction
       UNION ALL SELECT 'faction/' || id || '/notes', notes FROM faction
       UNION ALL SELECT 'warband/' || id || '/faction', faction_id FROM warband`,
    )
    .all()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

const sorted = (rows: Rows): unknown[] => [...rows].sort(([a], [b]) => (a < b ? -1 : 1))
const isSame = (a: Rows, b: Rows): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

const pastOf = (id: number, before: Rows, after: Rows): Past => ({ id, before, after, isUndone: false, since: id })
/** The one that was made or redone last. */
const topOf = (past: readonly Past[]): Past | undefined =>
  past.filter(({ isUndone }) => !isUndone).sort((a, b) => b.since - a.since)[0]

function walk(campaign: TestFile, steps: readonly Step[]): Past[] {
  const past: Past[] = []
  const below = campaign.file.changes.findUndoable()?.id
  let rows: Rows = new Map()
  for (const step of steps) {
    if (step.type === 'undo' || step.type === 'redo') rows = turn(campaign, step, { past, rows })
    else {
      const after = edited(rows, step)
      campaign.change(JSON.stringify(step), sqlOf(step, rows))
      const [change] = campaign.file.changes.list({ beforeId: null, limit: 1 })
      if (!isSame(rows, after)) past.push(pastOf(change?.id ?? 0, rows, after))
      rows = after
    }
    expect(sorted(stored(campaign))).toEqual(sorted(rows))
    expect(campaign.file.changes.findUndoable()?.id).toBe(topOf(past)?.id ?? below)
  }
  return past
}

function turn(
  { file: { changes } }: TestFile,
  { type, back }: { type: 'undo' | 'redo'; back: number },
  { past, rows }: { past: readonly Past[]; rows: Rows },
): Rows {
  const target = past.toReversed().filter(({ isUndone }) => isUndone === (type === 'redo'))[back]
  if (!target) return rows
  const [from, to] = type === 'undo' ? [target.after, target.before] : [target.before, target.after]
  const next = type === 'undo' && isStoodOn(target, past) ? null : turned(rows, from, to)
  if (next === null) {
    expect(() => changes[type](target.id, AUTHOR)).toThrow(ChangeConflictError)
    return rows
  }
  const { id } = changes[type](target.id, AUTHOR)
  target.isUndone = type === 'undo'
  if (type === 'redo') target.since = id
  return next
}

const WALKS = runs({ part: 5, whole: 400 })

test(
  'whatever is changed, undone and redone in whatever order, the rows are what the model says',
  () => {
    fc.assert(
      fc.property(fc.array(Step, { minLength: 30, maxLength: 80 }), (steps) => {
        const campaign = openTestFile()
        try {
          walk(campaign, steps)
        } finally {
          campaign.close()
        }
      }),
      { seed: 20261121, numRuns: WALKS },
    )
    reportGoal({
      id: 'R7',
      goal: 'undo and redo in any order: the rows are what the model says',
      measured: `${WALKS} walks of 30 to 80 steps, none differs`,
      isMet: true,
    })
  },
  WALKS * 1500 + 30_000,
)

test('every change is undone by what the plan takes along, as one change, and one redo brings all of it back', () => {
  const campaign = openTestFile()
  fc.assert(
    fc.property(fc.array(Step, { minLength: 10, maxLength: 30 }), fc.nat(), (steps, pick) => {
      campaign.change('Begin anew', 'DELETE FROM warband; DELETE FROM faction')
      const standing = walk(campaign, steps).filter(({ isUndone }) => !isUndone)
      const target = standing[pick % standing.length]
      if (target) followPlan(campaign, target.id)
    }),
    { seed: 20261122, numRuns: runs({ part: 12, whole: 1000 }) },
  )
  campaign.close()
})

const CASCADES = runs({ part: 8, whole: 400 })

test(
  'after undos and redos with all their dependents the file is sound and holds what stands',
  () => {
    fc.assert(
      fc.property(fc.array(Step, { minLength: 20, maxLength: 40 }), (steps) => {
        const campaign = openTestFile()
        try {
          const past: Past[] = []
          for (const step of steps) {
            if (step.type === 'undo' || step.type === 'redo') revertWithDependents(campaign, step, past)
            else past.push(...makeEdit(campaign, step))
          }
          expect(sorted(stored(campaign))).toEqual(sorted(replay(past)))
          expect(checkIntegritySync(campaign.file.db)).toEqual([])
        } finally {
          campaign.close()
        }
      }),
      { seed: 20261128, numRuns: CASCADES },
    )
  },
  CASCADES * 1500 + 30_000,
)

/** Makes an edit; returns it as the past holds it, or nothing if it changed nothing. */
function makeEdit(campaign: TestFile, edit: Edit): Past[] {
  const before = stored(campaign)
  campaign.change(JSON.stringify(edit), sqlOf(edit, before))
  const after = stored(campaign)
  return isSame(before, after) ? [] : [pastOf(campaign.file.changes.newest(), before, after)]
}

function revertWithDependents(
  { file: { changes } }: TestFile,
  { type, back }: { type: 'undo' | 'redo'; back: number },
  past: readonly Past[],
): void {
  const target = past.toReversed().filter(({ isUndone }) => isUndone === (type === 'redo'))[back]
  if (!target) return
  const planned = findPlan(() => changes.plan({ direction: type, ids: [target.id] }).map(({ id }) => id))
  if (planned === null) return
  const { id: revertId } = changes.turn(
    { direction: type, ids: [target.id, ...planned.filter((id) => id !== target.id)] },
    AUTHOR,
  )
  const lowestFirst = type === 'undo' ? planned.toReversed() : planned
  for (const change of past) {
    if (!planned.includes(change.id)) continue
    change.isUndone = type === 'undo'
    if (type === 'redo') change.since = revertId + lowestFirst.indexOf(change.id) / planned.length
  }
}

function findPlan(plan: () => number[]): number[] | null {
  try {
    return plan()
  } catch (error) {
    if (!(error instanceof ChangeConflictError)) throw error
    return null
  }
}

/** The rows after the changes that stand, each applied to what those below it left. */
function replay(past: readonly Past[]): Rows {
  const rows = new Map<string, string | null>()
  const standing = past.filter(({ isUndone }) => !isUndone).toSorted((a, b) => a.since - b.since)
  for (const change of standing)
    for (const key of writtenIn(change)) {
      const value = change.after.get(key)
      if (value === undefined) rows.delete(key)
      else rows.set(key, value)
    }
  return rows
}

/** Undoes a change as its plan says, and brings everything back. */
function followPlan(campaign: TestFile, id: number): void {
  const { changes } = campaign.file
  const before = stored(campaign)
  const plan = changes.plan({ direction: 'undo', ids: [id] })
  expect(plan.map((item) => item.id)).toContain(id)
  const all = () => [
    id,
    ...changes
      .turnedWith(id)
      .map((item) => item.id)
      .filter((otherId) => otherId !== id),
  ]
  changes.turn(
    { direction: 'undo', ids: [id, ...plan.map((item) => item.id).filter((otherId) => otherId !== id)] },
    AUTHOR,
  )
  const without = stored(campaign)
  changes.turn({ direction: 'redo', ids: all() }, AUTHOR)
  expect(sorted(stored(campaign))).toEqual(sorted(before))
  changes.turn({ direction: 'undo', ids: all() }, AUTHOR)
  expect(sorted(stored(campaign))).toEqual(sorted(without))
}
