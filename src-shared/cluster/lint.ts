import type { HexPlace } from '../kit/hex.ts'
import type { Rating } from './chart.ts'
import type { HomeBand } from './generator-settings.ts'
import type { RouteMode } from './net/transport-net.ts'

/** Settings of the lint: how routes connect, and where homeworlds may lie. */
export interface LintSettings {
  readonly routeMode: RouteMode
  /** Rows in which homeworlds are chosen; empty if the rule is not used. */
  readonly homeBands: readonly HomeBand[]
}

/** A problem violates the game's rules or the map's guarantees; a hint is for the author to judge. */
export type LintSeverity = 'problem' | 'hint'

/** A lint rule. */
interface LintRuleRow {
  readonly name: string
  readonly severity: LintSeverity
  readonly text: string
}

/** Lint rules in reporting order. */
export const LINT_RULES = {
  'isolated-star': {
    name: 'Isolated star',
    severity: 'problem',
    text: 'No transport can ever come to the star or go: stars between it and others make shorter ways.',
  },
  'cut-off': {
    name: 'Stars cut off',
    severity: 'problem',
    text: 'These stars are linked with each other, but not with the rest of the cluster.',
  },
  'long-route': {
    name: 'Route too long',
    severity: 'problem',
    text: 'Transports go 3 hexes a turn and cannot follow this route.',
  },
  'band-without-home': {
    name: 'No homeworld to choose',
    severity: 'problem',
    text: 'Homeworlds are chosen in these rows, and no star is there.',
  },
  'duplicate-name': {
    name: 'Name used twice',
    severity: 'problem',
    text: 'Orders and reports name stars, so every name should be used once.',
  },
  'band-without-five': {
    name: 'No star rated 5 for a homeworld',
    severity: 'hint',
    text: 'Whoever chooses a homeworld in these rows begins smaller than could be.',
  },
  'cut-star': {
    name: 'Chokepoint star',
    severity: 'hint',
    text: 'Without this star, other stars are cut off.',
  },
  bridge: {
    name: 'Chokepoint route',
    severity: 'hint',
    text: 'Only this route joins two parts of the cluster.',
  },
  'crossing-routes': {
    name: 'Routes cross',
    severity: 'hint',
    text: 'Crossing lines are hard to read, and ships that use them never meet.',
  },
  'label-on-star': {
    name: 'Label on a star',
    severity: 'hint',
    text: 'The label covers the star or its name.',
  },
} as const satisfies Record<string, LintRuleRow>
export type LintRuleId = keyof typeof LINT_RULES

/** An edit of a chart by list indices. Stars added by the same edits are appended: stars.length and up. */
export type ChartEdit =
  | (HexPlace & { readonly type: 'add-star'; readonly name: string; readonly rating: Rating })
  | (HexPlace & { readonly type: 'move-star'; readonly star: number })
  | { readonly type: 'rename-star'; readonly star: number; readonly name: string }
  | { readonly type: 'set-rating'; readonly star: number; readonly rating: Rating }
  | { readonly type: 'add-route'; readonly from: number; readonly to: number }
  | { readonly type: 'remove-route'; readonly route: number }

/** A quick fix of a finding. */
export interface ChartFix {
  /** Button label: “Add a star at 0412”. */
  readonly label: string
  readonly edits: readonly ChartEdit[]
}

/** A finding of the lint. */
export interface LintFinding {
  readonly rule: LintRuleId
  readonly severity: LintSeverity
  /** A sentence with names and labels. */
  readonly message: string
  /** Position to show. */
  readonly at: HexPlace
  /** Affected stars and routes by index. */
  readonly stars: readonly number[]
  readonly routes: readonly number[]
  /** A fix that resolves the finding without new problems; null if the author has to decide. */
  readonly fix: ChartFix | null
}
