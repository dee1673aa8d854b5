import * as z from 'zod'
import type { ChokePoints, FairnessReport, HomeworldRanking } from '../cluster/analysis.ts'
import { CONNECTIVITIES, GENERATOR_BOUNDS, ROUTE_PLANS, SPREADS } from '../cluster/generator-settings.ts'
import type { LintFinding } from '../cluster/lint.ts'
import { NAME_STYLES } from '../cluster/name-styles.ts'
import { SYMMETRIES } from '../cluster/symmetry.ts'
import { forGamemaster, Id, Name, Version } from './base.ts'
import { Board, BoardCoordinate } from './cluster-fields.ts'
import { DrawableMapView } from './cluster-files.ts'
import type { ClusterEdit } from './cluster.ts'

const within = ({ least, most }: { least: number; most: number }) => z.number().min(least).max(most)
const whole = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most)
const Weight = within(GENERATOR_BOUNDS.weight)

/** Rows in which homeworlds are chosen (FIST-SETUP-2). */
const HomeBand = z.object({ firstRow: BoardCoordinate, lastRow: BoardCoordinate })

/** Settings of the map generator, apart from the seed. */
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

/** A seed: letters and digits, short enough to write down. */
const Seed = z.string().regex(/^[A-Za-z0-9-]{1,24}$/, { message: 'A seed is 1 to 24 letters, digits or hyphens.' })

/** The map of a seed, or the reason why there is none. */
const GeneratedPreview = z.object({
  seed: z.string(),
  picture: DrawableMapView.nullable(),
  fault: z.string().nullable(),
})

/** How transports choose their path (FIST-MAP-3). */
const RouteMode = z.enum(['derived', 'drawn', 'off'])

/** A finding on a cluster of the campaign, with ids and the edits that fix it. */
const LintView = z.object({
  finding: z.custom<LintFinding>(),
  starIds: z.array(Id),
  routeIds: z.array(Id),
  /** Edits that fix it, or null. */
  fix: z.custom<readonly ClusterEdit[] | null>(),
})
export type LintView = z.infer<typeof LintView>

export const clusterStudy = {
  /** Maps that the given seeds generate with these settings. */
  preview: forGamemaster
    .input(z.object({ settings: GeneratorInput, seeds: z.array(Seed).min(1).max(12) }))
    .output(z.array(GeneratedPreview)),
  /** Generates a map in one change, as a new cluster or replacing the content of an existing one. */
  generate: forGamemaster
    .input(z.object({ settings: GeneratorInput, seed: Seed, into: z.object({ id: Id, version: Version }).nullable() }))
    .output(z.object({ id: Id })),
  /** Lists errors and oddities of a cluster. */
  lint: forGamemaster.input(z.object({ id: Id, routeMode: RouteMode })).output(z.array(LintView)),
  /** Choke points: how often each star lies on shortest paths, by id. */
  chokePoints: forGamemaster
    .input(z.object({ id: Id, routeMode: RouteMode }))
    .output(z.object({ report: z.custom<ChokePoints>(), starIds: z.array(Id) })),
  /** Compares two homeworlds. `changes` holds the edits of each change suggested by the report. */
  fairness: forGamemaster.input(z.object({ id: Id, routeMode: RouteMode, homeA: Id, homeB: Id })).output(
    z.object({
      report: z.custom<FairnessReport>(),
      starIds: z.array(Id),
      changes: z.custom<readonly (readonly ClusterEdit[])[]>(),
    }),
  ),
  /** All possible homeworlds, ranked, and the fairest pairs. */
  homeworlds: forGamemaster
    .input(z.object({ id: Id, routeMode: RouteMode }))
    .output(z.object({ ranking: z.custom<HomeworldRanking>(), starIds: z.array(Id) })),
}
