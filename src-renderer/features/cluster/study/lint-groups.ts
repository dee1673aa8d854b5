import { LINT_RULES, type LintRule, type LintSeverity } from '#shared/cluster/lint.ts'
import type { LintView } from '#shared/contract/cluster-study.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { countWords as wordsOf } from '#shared/kit/words.ts'
import type { Gesture, Selected } from '../tools/tool.ts'

/** The most edits of one gesture: as in the contract, whose schemas the page does not need. */
export const MOST_EDITS = 50_000

/** Findings of one rule. */
export interface LintGroup {
  readonly rule: LintRule
  readonly name: string
  readonly severity: LintSeverity
  /** Why it matters. */
  readonly text: string
  readonly findings: readonly LintView[]
}

/** Findings rule by rule, in the order they come. */
export function groupFindings(findings: readonly LintView[]): LintGroup[] {
  const byRule = Map.groupBy(findings, ({ finding }) => finding.rule)
  return Array.from(byRule, ([rule, ofRule]) => ({ rule, ...LINT_RULES[rule], findings: ofRule }))
}

/** How many findings are problems, and how many are hints. */
function countFindings(findings: readonly LintView[]): Readonly<Record<LintSeverity, number>> {
  const problems = findings.filter(({ finding }) => finding.severity === 'problem').length
  return { problem: problems, hint: findings.length - problems }
}

/** “3 problems and 1 hint”. */
export function countWords(findings: readonly LintView[]): string {
  const { problem, hint } = countFindings(findings)
  const many = (count: number, word: string) => (count === 0 ? `no ${word}s` : wordsOf(count, word))
  const words = `${many(problem, 'problem')} and ${many(hint, 'hint')}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The things a finding is about: routes where there are any, else stars. */
export function thingsOf({ starIds, routeIds }: LintView): readonly Selected[] {
  if (routeIds.length > 0) return routeIds.map((id) => ({ kind: 'route', id }))
  return starIds.map((id) => ({ kind: 'star', id }))
}

/** One finding’s fix as a gesture, or null where only the map maker can judge. */
export function fixOf({ finding, fix }: LintView): Gesture | null {
  return finding.fix && fix ? { label: finding.fix.label, edits: fix } : null
}

/** Fixes that can be made at once, and how many are left for the next time. */
export interface FixAll {
  readonly gesture: Gesture
  readonly count: number
  readonly left: number
}

/** The fixes of a rule that do not touch each other, as one gesture; null where fewer than two do. */
export function fixAllOf({ name, findings }: LintGroup): FixAll | null {
  const fixes = findings.flatMap(({ fix }) => (fix ? [fix] : []))
  const taken: Touched = { changed: new Set(), used: new Set() }
  const edits: ClusterEdit[] = []
  let count = 0
  for (const fix of fixes) {
    const touched = touchedBy(fix)
    if (edits.length + fix.length > MOST_EDITS || areAtOdds(touched, taken)) continue
    touched.changed.forEach((key) => taken.changed.add(key))
    touched.used.forEach((key) => taken.used.add(key))
    edits.push(...fix)
    count += 1
  }
  if (count < 2) return null
  return { gesture: { label: `Fix ${count} times: ${name}`, edits }, count, left: fixes.length - count }
}

/** What the button of a rule's fixes says: a deed that deletes says so, and how many. */
export function fixAllWords({ gesture: { edits }, count, left }: FixAll): string {
  const gone = edits.filter(({ type }) => type === 'remove-route').length
  if (gone === edits.length) return `Delete ${wordsOf(gone, 'route')}`
  return left === 0 ? `Fix all ${count}` : `Fix ${count} of ${count + left}`
}

/** What edits change: things, the hexes they take, the names they give, the pairs they join; and the stars that they only build on. */
interface Touched {
  readonly changed: Set<string>
  readonly used: Set<string>
}

/** One changes what the other changes or builds on. */
function areAtOdds(one: Touched, other: Touched): boolean {
  return share(one.changed, other.changed) || share(one.changed, other.used) || share(one.used, other.changed)
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const key of one) if (other.has(key)) return true
  return false
}

function touchedBy(edits: readonly ClusterEdit[]): Touched {
  const touched: Touched = { changed: new Set(edits.flatMap(changedBy)), used: new Set() }
  for (const edit of edits) {
    if (edit.type !== 'add-route') continue
    // What the same edits add is theirs.
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
