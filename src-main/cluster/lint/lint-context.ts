import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import {
  type ChartFix,
  LINT_RULES,
  type LintFinding,
  type LintRuleId,
  type LintSettings,
} from '#shared/cluster/lint.ts'
import type { AdjacencyLists } from '#shared/cluster/net/adjacency-lists.ts'
import { type ConnectedComponents, computeConnectedComponents } from '#shared/cluster/net/connected-components.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import { buildTransportNet } from '#shared/cluster/net/transport-net.ts'
import { type HexPlace, getHexLabel } from '#shared/kit/hex.ts'
import { listStarsInHomeBand } from '../analysis/home-stars.ts'
import { truncateText, MAX_TEXT_LENGTHS } from '../formats/chart-limits.ts'
import { formatStarWithHexLabel } from './format-star-with-hex-label.ts'

/** Input shared by all lint rules. */
export interface LintContext {
  readonly chart: Chart
  readonly settings: LintSettings
  readonly net: StarNet
  /** The lines that transports follow. */
  readonly links: AdjacencyLists
  readonly groups: ConnectedComponents
  /** Stars of every home band. */
  readonly inBands: readonly (readonly number[])[]
  /** Normalized names of all stars. */
  readonly names: ReadonlySet<string>
}

/** Prepares a chart for the lint rules. */
export function createLintContext(chart: Chart, settings: LintSettings): LintContext {
  const pairs = chart.routes.map(({ from, to }) => [from, to] as const)
  const net = createStarNet(chart.board, chart.stars, pairs)
  const links = buildTransportNet(net, settings.routeMode)
  const names = new Set(chart.stars.map(({ name }) => normalizeStarName(name)))
  const inBands = settings.homeBands.map((band) => listStarsInHomeBand(chart.stars, band))
  return { chart, settings, net, links, groups: computeConnectedComponents(links), inBands, names }
}

/** Normalizes a name for comparison: case and surrounding blanks are ignored. */
export function normalizeStarName(name: string): string {
  return name.trim().toLowerCase()
}

export function getStar({ chart }: LintContext, star: number): ChartStar {
  const found = chart.stars[star]
  if (!found) throw new RangeError(`The chart has no star ${star}`)
  return found
}

/** Formats a star for a sentence. */
export function formatStar({ chart }: LintContext, star: number): string {
  return formatStarWithHexLabel(chart, star)
}

/** Formats a hex for a sentence. */
export function formatHexLabel({ chart }: LintContext, place: HexPlace): string {
  return getHexLabel(place, chart.board)
}

/** Finds an unused name: the name itself, or with II, III and so on. */
export function createUnusedStarName({ names }: LintContext, name: string): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${roman(number)}`
    const tried = `${truncateText(name.trim(), MAX_TEXT_LENGTHS.name - ending.length)}${ending}`
    if (!names.has(normalizeStarName(tried))) return tried
  }
}

const NUMERALS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

function roman(number: number): string {
  let left = number
  let text = ''
  for (const [numeral, value] of NUMERALS) for (; left >= value; left -= value) text += numeral
  return text
}

/** A finding as reported by a rule. The location defaults to the hex of its first star. */
export interface FindingDraft {
  readonly message: string
  readonly at?: HexPlace
  readonly stars?: readonly number[]
  readonly routes?: readonly number[]
  readonly fix?: ChartFix | null
}

export function createFinding(scope: LintContext, rule: LintRuleId, found: FindingDraft): LintFinding {
  const { message, stars = [], routes = [], fix = null } = found
  const at = found.at ?? getStar(scope, stars[0] ?? 0)
  const { row, column } = at
  return { rule, severity: LINT_RULES[rule].severity, message, at: { row, column }, stars, routes, fix }
}
