import * as z from 'zod'
import type { ChokePoints, FairnessReport, HomeworldRanking } from '../cluster/analysis.ts'
import { CONNECTIVITIES, GENERATOR_BOUNDS, ROUTE_PLANS, SPREADS } from '../cluster/generator-settings.ts'
import type { LintFinding } from '../cluster/lint.ts'
import { NAME_STYLES } from '../cluster/name-styles.ts'
import { SYMMETRIES } from '../cluster/symmetry.ts'
import { forGamemaster, Id, Name, Version } from './base.ts'
import { Board, BoardNumber } from './cluster-fields.ts'
import { DrawSourceView } from './cluster-files.ts'
import type { ClusterEdit } from './cluster.ts'

const within = ({ least, most }: { least: number; most: number }) => z.number().min(least).max(most)
const whole = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)
const Weight = within(GENERATOR_BOUNDS.weight)

/** Rows where homeworlds are chosen (FIST-SETUP-2). */
const HomeBand = z.object({ firstRow: BoardNumber, lastRow: BoardNumber })

/** What a cluster is generated from, besides the seed. */
const GeneratorInput = z.object({
  name: Name,
  board: Board,
  amount: z.discriminatedUnion('by', [
    z.object({ by: z.literal('count'), stars: whole(GENERATOR_BOUNDS.stars) }),
    z.object({ by: z.literal('density'), percent: within(GENERATOR_BOUNDS.percent) }),
  ]),
  spread: z.enum(SPREADS),
  ratings: z.tuple([Weight, Weight, Weight, Weight, Weight]),
  fivesPerBand: whole(GENERATOR_BOUNDS.fivesPerBand),
  symmetry: z.enum(SYMMETRIES),
  apartHexes: whole(GENERATOR_BOUNDS.apartHexes),
  connectivity: z.enum(CONNECTIVITIES),
  reachHexes: whole(GENERATOR_BOUNDS.reachHexes),
  homeBands: z.array(HomeBand).max(GENERATOR_BOUNDS.homeBands.most),
  routes: z.enum(ROUTE_PLANS),
  names: z.enum(NAME_STYLES),
})

/** What a seed is: a few letters or digits that a person can write down. */
const Seed = z.string().regex(/^[A-Za-z0-9-]{1,24}$/, { message: 'A seed is 1 to 24 letters, digits or hyphens.' })

/** What a seed makes, or why it makes nothing. */
const GeneratedPreview = z.object({
  seed: z.string(),
  picture: DrawSourceView.nullable(),
  fault: z.string().nullable(),
})

/** How transports find their way (FIST-MAP-3). */
const RouteMode = z.enum(['derived', 'drawn', 'off'])

/** What a finding says of a cluster in the campaign: things by their ids, and the edits that mend it. */
const LintView = z.object({
  finding: z.custom<LintFinding>(),
  starIds: z.array(Id),
  routeIds: z.array(Id),
  /** The edits of its fix, or null. */
  fix: z.custom<readonly ClusterEdit[] | null>(),
})
export type LintView = z.infer<typeof LintView>

export const clusterStudy = {
  /** What each seed would make of the settings. */
  preview: forGamemaster
    .input(z.object({ settings: GeneratorInput, seeds: z.array(Seed).min(1).max(12) }))
    .output(z.array(GeneratedPreview)),
  /** Makes it, as a new cluster or in the place of everything on one that stands, as one change. */
  generate: forGamemaster
    .input(z.object({ settings: GeneratorInput, seed: Seed, into: z.object({ id: Id, version: Version }).nullable() }))
    .output(z.object({ id: Id })),
  /** What is wrong or odd on a cluster. */
  lint: forGamemaster.input(z.object({ id: Id, routeMode: RouteMode })).output(z.array(LintView)),
  /** Where everything has to pass: how often each star lies on shortest ways, by its id. */
  chokePoints: forGamemaster
    .input(z.object({ id: Id, routeMode: RouteMode }))
    .output(z.object({ report: z.custom<ChokePoints>(), starIds: z.array(Id) })),
  /** Two homeworlds compared; `changes` are the edits of each change that the report names. */
  fairness: forGamemaster.input(z.object({ id: Id, routeMode: RouteMode, homeA: Id, homeB: Id })).output(
    z.object({
      report: z.custom<FairnessReport>(),
      starIds: z.array(Id),
      changes: z.custom<readonly (readonly ClusterEdit[])[]>(),
    }),
  ),
  /** Every star that may be a homeworld, ranked, and the fairest pairs. */
  homeworlds: forGamemaster
    .input(z.object({ id: Id, routeMode: RouteMode }))
    .output(z.object({ ranking: z.custom<HomeworldRanking>(), starIds: z.array(Id) })),
}
