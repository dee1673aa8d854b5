import { FAIRNESS_TURNS, type FairnessSettings } from '../../src-shared/cluster/analysis.ts'
import { type GeneratorSettings, homeBandsOf } from '../../src-shared/cluster/generator-settings.ts'
import { createStarNet, type StarNet } from '../../src-shared/cluster/net/star-net.ts'
import { type RouteMode, transportNet } from '../../src-shared/cluster/net/transport-net.ts'
import type { LintView } from '../../src-shared/contract/cluster-study.ts'
import { bestHomeworlds } from '../cluster/analysis/best-homeworlds.ts'
import { chokePointsOf } from '../cluster/analysis/choke-points.ts'
import { compareHomeworlds } from '../cluster/analysis/fairness.ts'
import { generateCluster } from '../cluster/generate/generate-cluster.ts'
import { GeneratorError } from '../cluster/generate/generator-error.ts'
import { lintChart } from '../cluster/lint/lint-chart.ts'
import type { Chart } from '../../src-shared/cluster/chart.ts'
import type { Author } from '../db/change-log.ts'
import { createClusterCharts, type ReadChart } from './cluster-charts.ts'
import { clusterEditsOf } from './cluster-edits-of.ts'
import { Refused } from './refused.ts'
import { requireSeen, type Tools } from './tools.ts'

/** What is looked at, and how transports find their way there. */
interface Studied {
  readonly id: string
  readonly routeMode: RouteMode
}

/** What a generated cluster becomes: a new one, or everything on one that stands. */
interface Wanted {
  readonly settings: GeneratorSettings
  readonly seed: string
  readonly into: { readonly id: string; readonly version: number } | null
}

/** The use cases of judging clusters and of generating them. */
export function createClusterStudy(tools: Tools) {
  const { file, newId } = tools
  const charts = createClusterCharts(tools)
  const editTools = { changes: file.changes, newId }

  const fairnessOf = ({ board }: Chart, routeMode: RouteMode): FairnessSettings => ({
    routeMode,
    homeBands: homeBandsOf(board),
    turns: FAIRNESS_TURNS,
  })

  function starAt({ starIds }: ReadChart, id: string): number {
    const at = starIds.indexOf(id)
    if (at === -1) throw new Refused('not-found', 'This star is not on the map any more. Choose another one.')
    return at
  }

  return {
    preview: ({ settings, seeds }: { settings: GeneratorSettings; seeds: readonly string[] }) =>
      seeds.map((seed) => {
        try {
          return { seed, picture: generateCluster(settings, seed), fault: null }
        } catch (error) {
          if (error instanceof GeneratorError) return { seed, picture: null, fault: error.message }
          throw error
        }
      }),

    generate({ settings, seed, into }: Wanted, author: Author): { id: string } {
      if (into) requireSeen(file, 'cluster', into.id, into.version)
      const chart = made(settings, seed)
      const label = `Generate ${settings.name} from the seed ${seed}`
      return file.changes.record(label, author, () => {
        if (!into) return { id: charts.writeChart(chart, settings.name) }
        charts.replaceWith(into.id, chart)
        return { id: into.id }
      })
    },

    lint({ id, routeMode }: Studied): LintView[] {
      const read = charts.readChart(id)
      const findings = lintChart(read.chart, { routeMode, homeBands: homeBandsOf(read.chart.board) })
      return findings.map((finding) => ({
        finding,
        starIds: finding.stars.flatMap((star) => read.starIds[star] ?? []),
        routeIds: finding.routes.flatMap((route) => read.routeIds[route] ?? []),
        fix: finding.fix && clusterEditsOf(finding.fix.edits, read, editTools),
      }))
    },

    chokePoints({ id, routeMode }: Studied) {
      const { chart, starIds } = charts.readChart(id)
      return { report: chokePointsOf(transportNet(netOf(chart), routeMode)), starIds: [...starIds] }
    },

    fairness({ id, routeMode, homeA, homeB }: Studied & { homeA: string; homeB: string }) {
      const read = charts.readChart(id)
      const homes = { a: starAt(read, homeA), b: starAt(read, homeB) }
      if (homes.a === homes.b) throw new Refused('illegal', 'Choose two different homeworlds to compare.')
      const report = compareHomeworlds(read.chart, homes, fairnessOf(read.chart, routeMode))
      const changes = report.changes.map(({ edits }) => clusterEditsOf(edits, read, editTools))
      return { report, starIds: [...read.starIds], changes }
    },

    homeworlds({ id, routeMode }: Studied) {
      const { chart, starIds } = charts.readChart(id)
      return { ranking: bestHomeworlds(chart, fairnessOf(chart, routeMode)), starIds: [...starIds] }
    },
  }
}

function netOf({ board, stars, routes }: Chart): StarNet {
  return createStarNet(
    board,
    stars,
    routes.map(({ from, to }) => [from, to] as const),
  )
}

function made(settings: GeneratorSettings, seed: string): Chart {
  try {
    return generateCluster(settings, seed)
  } catch (error) {
    if (error instanceof GeneratorError) throw new Refused('illegal', error.message)
    throw error
  }
}
