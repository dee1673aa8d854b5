import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { type ChartFix, LINT_RULES, type LintFinding, type LintRule, type LintSettings } from '#shared/cluster/lint.ts'
import { type Components, findComponents } from '#shared/cluster/net/components.ts'
import type { Links } from '#shared/cluster/net/links.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import { buildTransportNet } from '#shared/cluster/net/transport-net.ts'
import { type HexPlace, getHexLabel } from '#shared/kit/hex.ts'
import { listStarsInBand } from '../analysis/home-stars.ts'
import { truncateText, MAX_TEXT_LENGTHS } from '../formats/chart-bounds.ts'
import { formatStarOnChart } from './star-name.ts'

/** What every rule of the lint looks at. */
export interface LintScope {
  readonly chart: Chart
  readonly settings: LintSettings
  readonly net: StarNet
  /** The lines that transports follow. */
  readonly links: Links
  readonly groups: Components
  /** The stars of every band of homeworlds. */
  readonly inBands: readonly (readonly number[])[]
  /** Every star's name, as names are compared. */
  readonly names: ReadonlySet<string>
}

/** A chart, made ready for the rules. */
export function createLintScope(chart: Chart, settings: LintSettings): LintScope {
  const pairs = chart.routes.map(({ from, to }) => [from, to] as const)
  const net = createStarNet(chart.board, chart.stars, pairs)
  const links = buildTransportNet(net, settings.routeMode)
  const names = new Set(chart.stars.map(({ name }) => normalizeStarName(name)))
  const inBands = settings.homeBands.map((band) => listStarsInBand(chart.stars, band))
  return { chart, settings, net, links, groups: findComponents(links), inBands, names }
}

/** A name as names are compared: capitals and blanks around it make no difference. */
export function normalizeStarName(name: string): string {
  return name.trim().toLowerCase()
}

/** A star of the chart. */
export function getStar({ chart }: LintScope, star: number): ChartStar {
  const found = chart.stars[star]
  if (!found) throw new RangeError(`The chart has no star ${star}`)
  return found
}

/** A star in a sentence. */
export function formatStar({ chart }: LintScope, star: number): string {
  return formatStarOnChart(chart, star)
}

/** A hex in a sentence. */
export function formatHexLabel({ chart }: LintScope, place: HexPlace): string {
  return getHexLabel(place, chart.board)
}

/** A name like this one that no star has yet: itself, or with II, III and so on. */
export function findFreeName({ names }: LintScope, name: string): string {
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

/** What a rule says of a finding; where to look is its first star's hex unless it says so. */
export interface FindingDraft {
  readonly message: string
  readonly at?: HexPlace
  readonly stars?: readonly number[]
  readonly routes?: readonly number[]
  readonly fix?: ChartFix | null
}

/** A finding of a rule. */
export function createFinding(scope: LintScope, rule: LintRule, found: FindingDraft): LintFinding {
  const { message, stars = [], routes = [], fix = null } = found
  const at = found.at ?? getStar(scope, stars[0] ?? 0)
  const { row, column } = at
  return { rule, severity: LINT_RULES[rule].severity, message, at: { row, column }, stars, routes, fix }
}
