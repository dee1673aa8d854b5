import type { RulesDiff } from '#shared/contract/planet28/warbands.ts'
import type { BuildProblem } from '#shared/games/planet28/model.ts'
import { findRulebookRow, getRuleId, type Rules, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS, type RulingId, type RulingRow } from '#shared/games/planet28/tables/rulings.ts'
import type { RulesEdition, ForceJudge, ForceJudgement } from './force-judge.ts'
import type { Force } from './force-loader.ts'

type RuleChange = RulesDiff['rules'][number]
type UnitChange = RulesDiff['units'][number]

/** Lists the units of a force, and the warband itself, whose costs or problems other rules would change. */
export function listUnitsChangedByRules(
  force: Force,
  before: RulesEdition,
  after: RulesEdition,
  judge: ForceJudge,
): UnitChange[] {
  const had = listForceLines(force, judge.force(force, before))
  const gets = new Map(listForceLines(force, judge.force(force, after)).map((line) => [line.id, line]))
  return had.flatMap((line) => {
    const next = gets.get(line.id) ?? line
    const newProblems = beyond(next.problems, line.problems)
    const goneProblems = beyond(line.problems, next.problems)
    if (line.cost === next.cost && newProblems.length === 0 && goneProblems.length === 0) return []
    const { id, kind, name } = line
    return [{ id, kind, name, costBefore: line.cost, costAfter: next.cost, newProblems, goneProblems }]
  })
}

/** Lists the rulings and rows that differ. */
export function listChangedRules(before: Rules, after: Rules): RuleChange[] {
  return [...changedRulings(before, after), ...changedRows(before, after)]
}

/** Formats the answer to a ruling. */
export function formatRulingAnswer(id: RulingId, value: string | number | boolean): string {
  const { choices }: RulingRow = RULINGS[id]
  return choices.find((choice) => choice.value === value)?.label ?? String(value)
}

interface Line {
  readonly id: string
  readonly kind: UnitChange['kind']
  readonly name: string
  readonly cost: number
  readonly problems: readonly BuildProblem[]
}

function listForceLines({ warband }: Force, { units, bill, problems }: ForceJudgement): Line[] {
  const own: Line = { id: warband.id, kind: 'warband', name: warband.name, cost: bill.cost, problems }
  const others = units.map(({ forceUnit: { kind, unit }, judgement }) => ({
    id: unit.id,
    kind,
    name: unit.name,
    cost: judgement.cost,
    problems: judgement.problems,
  }))
  return [own, ...others]
}

/** Messages of the problems that the other list lacks. */
function beyond(problems: readonly BuildProblem[], others: readonly BuildProblem[]): string[] {
  const same = (problem: BuildProblem) => (otherProblem: BuildProblem) =>
    problem.key === otherProblem.key && problem.severity === otherProblem.severity
  return problems.filter((problem) => !others.some(same(problem))).map(({ message }) => message)
}

function changedRulings({ settings: before }: Rules, { settings: after }: Rules): RuleChange[] {
  return listRowIds(RULINGS)
    .filter((id) => before[id] !== after[id])
    .map((id) => ({
      rule: RULINGS[id].rule,
      name: RULINGS[id].title,
      before: formatRulingAnswer(id, before[id]),
      after: formatRulingAnswer(id, after[id]),
    }))
}

function changedRows({ tables: before }: Rules, { tables: after }: Rules): RuleChange[] {
  return TABLE_NAMES.flatMap((table) => {
    const ids = new Set([...Object.keys(before[table] ?? {}), ...Object.keys(after[table] ?? {})])
    return [...ids].flatMap((id): RuleChange[] => {
      const had = columnsOf(findRulebookRow(before, table, id))
      const gets = columnsOf(findRulebookRow(after, table, id))
      const changed = [...new Set([...had.keys(), ...gets.keys()])].filter((name) => had.get(name) !== gets.get(name))
      if (changed.length === 0) return []
      const name = (findRulebookRow(after, table, id) ?? findRulebookRow(before, table, id))?.name ?? id
      return [{ rule: getRuleId(table, id), name, before: inWords(had, changed), after: inWords(gets, changed) }]
    })
  })
}

/** The columns of a row that players read, as texts. */
function columnsOf(row: object | null): ReadonlyMap<string, string> {
  const shown = Object.entries(row ?? {}).filter(([name]) => !['page', 'when', 'values', 'refs'].includes(name))
  return new Map(shown.map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function inWords(columns: ReadonlyMap<string, string>, names: readonly string[]): string {
  if (columns.size === 0) return 'not there'
  const shown = names.filter((name) => columns.has(name))
  return shown.map((name) => `${spaced(name)} ${columns.get(name) ?? ''}`).join(', ')
}

/** A column's name in words: “hit points” for `hitPoints`. */
function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
