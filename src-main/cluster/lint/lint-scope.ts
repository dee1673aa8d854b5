import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { type ChartFix, LINT_RULES, type LintFinding, type LintRule, type LintSettings } from '#shared/cluster/lint.ts'
import { type Components, componentsOf } from '#shared/cluster/net/components.ts'
import type { Links } from '#shared/cluster/net/links.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import { transportNet } from '#shared/cluster/net/transport-net.ts'
import { type HexPlace, hexLabel } from '#shared/kit/hex.ts'
import { starsInBand } from '../analysis/home-stars.ts'
import { cutText, LONGEST_TEXT } from '../formats/chart-bounds.ts'
import { starNameOn } from './star-name.ts'

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
export function lintScope(chart: Chart, settings: LintSettings): LintScope {
  const pairs = chart.routes.map(({ from, to }) => [from, to] as const)
  const net = createStarNet(chart.board, chart.stars, pairs)
  const links = transportNet(net, settings.routeMode)
  const names = new Set(chart.stars.map(({ name }) => comparable(name)))
  const inBands = settings.homeBands.map((band) => starsInBand(chart.stars, band))
  return { chart, settings, net, links, groups: componentsOf(links), inBands, names }
}

/** A name as names are compared: capitals and blanks around it make no difference. */
export function comparable(name: string): string {
  return name.trim().toLowerCase()
}

/** A star of the chart. */
export function starOf({ chart }: LintScope, star: number): ChartStar {
  const found = chart.stars[star]
  if (!found) throw new RangeError(`The chart has no star ${star}`)
  return found
}

/** A star in a sentence. */
export function starName({ chart }: LintScope, star: number): string {
  return starNameOn(chart, star)
}

/** A hex in a sentence. */
export function labelOf({ chart }: LintScope, place: HexPlace): string {
  return hexLabel(place, chart.board)
}

/** A name like this one that no star has yet: itself, or with II, III and so on. */
export function freeName({ names }: LintScope, name: string): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${roman(number)}`
    const tried = `${cutText(name.trim(), LONGEST_TEXT.name - ending.length)}${ending}`
    if (!names.has(comparable(tried))) return tried
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
export interface Found {
  readonly message: string
  readonly at?: HexPlace
  readonly stars?: readonly number[]
  readonly routes?: readonly number[]
  readonly fix?: ChartFix | null
}

/** A finding of a rule. */
export function finding(scope: LintScope, rule: LintRule, found: Found): LintFinding {
  const { message, stars = [], routes = [], fix = null } = found
  const at = found.at ?? starOf(scope, stars[0] ?? 0)
  const { row, column } = at
  return { rule, severity: LINT_RULES[rule].severity, message, at: { row, column }, stars, routes, fix }
}
