import { LINT_RULES, type LintRuleId, type LintSeverity } from '#shared/cluster/lint.ts'
import type { LintView } from '#shared/contract/cluster-study.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { EditGesture, MapThingRef } from '../tools/tool.ts'

/**
 * Maximum number of edits in one gesture. Duplicates the value of the contract, so that the page does not load its
 * schemas.
 */
export const MAX_EDITS_PER_GESTURE = 50_000

/** Findings of one rule. */
export interface LintGroup {
  readonly rule: LintRuleId
  readonly name: string
  readonly severity: LintSeverity
  /** Why the rule matters. */
  readonly text: string
  readonly findings: readonly LintView[]
}

/** Groups findings by rule, in the given order. */
export function groupFindings(findings: readonly LintView[]): LintGroup[] {
  const byRule = Map.groupBy(findings, ({ finding }) => finding.rule)
  return Array.from(byRule, ([rule, ofRule]) => ({ rule, ...LINT_RULES[rule], findings: ofRule }))
}

function countFindings(findings: readonly LintView[]): Readonly<Record<LintSeverity, number>> {
  const problems = findings.filter(({ finding }) => finding.severity === 'problem').length
  return { problem: problems, hint: findings.length - problems }
}

/** Formats the counts: “3 problems and 1 hint”. */
export function formatFindingCount(findings: readonly LintView[]): string {
  const { problem, hint } = countFindings(findings)
  const many = (count: number, word: string) => (count === 0 ? `no ${word}s` : formatCount(count, word))
  const text = `${many(problem, 'problem')} and ${many(hint, 'hint')}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Things a finding is about: its routes if there are any, else its stars. */
export function listFindingThings({ starIds, routeIds }: LintView): readonly MapThingRef[] {
  if (routeIds.length > 0) return routeIds.map((id) => ({ kind: 'route', id }))
  return starIds.map((id) => ({ kind: 'star', id }))
}

/** Fix of one finding as a gesture; null if only the map author can decide. */
export function findFixGesture({ finding, fix }: LintView): EditGesture | null {
  return finding.fix && fix ? { label: finding.fix.label, edits: fix } : null
}

/** Fixes that can be applied together, and how many remain. */
export interface BatchFix {
  readonly gesture: EditGesture
  readonly left: number
  /** Whether it adds or moves stars, which must not happen inadvertently to a published map. */
  readonly movesStars: boolean
}

/** Combines the independent fixes of a rule into one gesture; null if there are fewer than two. */
export function findBatchFix({ findings }: LintGroup): BatchFix | null {
  const fixes = findings.flatMap(({ fix }) => (fix ? [fix] : []))
  const taken: Touched = { changed: new Set(), used: new Set() }
  const edits: ClusterEdit[] = []
  let count = 0
  for (const fix of fixes) {
    const touched = touchedBy(fix)
    if (edits.length + fix.length > MAX_EDITS_PER_GESTURE || areAtOdds(touched, taken)) continue
    touched.changed.forEach((key) => taken.changed.add(key))
    touched.used.forEach((key) => taken.used.add(key))
    edits.push(...fix)
    count += 1
  }
  if (count < 2) return null
  return {
    gesture: { label: fixAllWords(edits), edits },
    left: fixes.length - count,
    movesStars: edits.some(isOnStars),
  }
}

/**
 * Summarises edits with counts: “Add 9 stars and move 30”. Routes that only connect added or moved stars are not
 * mentioned.
 */
function fixAllWords(edits: readonly ClusterEdit[]): string {
  const isOnRoutes = !edits.some(isOnStars)
  const kinds = [
    ['Add', edits.filter(({ type }) => type === 'add-star').length, 'star'],
    ['Move', edits.filter(isMove).length, 'star'],
    ['Rename', edits.filter((edit) => edit.type === 'change-star' && edit.fields.name !== undefined).length, 'star'],
    ['Rate', edits.filter((edit) => edit.type === 'change-star' && edit.fields.rating !== undefined).length, 'star'],
    ['Draw', isOnRoutes ? edits.filter(({ type }) => type === 'add-route').length : 0, 'route'],
    ['Delete', edits.filter(({ type }) => type === 'remove-route').length, 'route'],
    ['Move', edits.filter(({ type }) => type === 'change-label').length, 'label'],
  ] as const
  const done = kinds.filter(([, count]) => count > 0)
  const words = done.map(([verb, count, noun], at) =>
    at > 0 && done[at - 1]?.[2] === noun ? `${verb.toLowerCase()} ${count}` : `${verb} ${formatCount(count, noun)}`,
  )
  return words.join(' and ') || `Change ${formatCount(edits.length, 'thing')}`
}

function isMove(edit: ClusterEdit): boolean {
  return edit.type === 'change-star' && edit.fields.row !== undefined
}

function isOnStars(edit: ClusterEdit): boolean {
  return edit.type === 'add-star' || isMove(edit)
}

/**
 * What edits change (things, the hexes they occupy, the names they assign, the pairs they connect) and the stars they
 * depend on.
 */
interface Touched {
  readonly changed: Set<string>
  readonly used: Set<string>
}

/** Whether one set of edits changes what the other changes or depends on. */
function areAtOdds(a: Touched, b: Touched): boolean {
  return share(a.changed, b.changed) || share(a.changed, b.used) || share(a.used, b.changed)
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const key of a) if (b.has(key)) return true
  return false
}

function touchedBy(edits: readonly ClusterEdit[]): Touched {
  const touched: Touched = { changed: new Set(edits.flatMap(changedBy)), used: new Set() }
  for (const edit of edits) {
    if (edit.type !== 'add-route') continue
    // Stars added by the same edits are not dependencies.
    for (const id of [edit.fromStarId, edit.toStarId]) if (!touched.changed.has(id)) touched.used.add(id)
  }
  return touched
}

function changedBy(edit: ClusterEdit): string[] {
  switch (edit.type) {
    case 'add-star':
      return [edit.id, hexKey(edit.row, edit.column), ...nameKeys(edit.fields)]
    case 'change-star': {
      const { row, column } = edit.fields
      return [edit.id, ...(row && column ? [hexKey(row, column)] : []), ...nameKeys(edit.fields)]
    }
    case 'add-route':
      return [[edit.fromStarId, edit.toStarId].toSorted().join(' ')]
    default:
      return 'id' in edit ? [edit.id] : []
  }
}

function hexKey(row: number, column: number): string {
  return `hex ${row} ${column}`
}

function nameKeys({ name }: { readonly name?: string | undefined }): string[] {
  return name === undefined ? [] : [`name ${name.trim().toLowerCase()}`]
}
