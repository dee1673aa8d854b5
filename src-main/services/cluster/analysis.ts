import type { Author, ChangeLog } from '#main/db/change-log/change-log.ts'
import { DEFAULT_FAIRNESS_TURNS, type FairnessSettings } from '#shared/cluster/analysis.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { type GeneratorSettings, computeHomeBands } from '#shared/cluster/generator-settings.ts'
import type { ChartEdit } from '#shared/cluster/lint.ts'
import { createStarNet, type StarNet } from '#shared/cluster/net/star-net.ts'
import { type RouteMode, buildTransportNet } from '#shared/cluster/net/transport-net.ts'
import type { LintView } from '#shared/contract/cluster-study.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { requireRowUnchanged, type ServiceDependencies } from '../kit/service-dependencies.ts'
import { createClusterChartConverter, type ChartWithIds } from './charts.ts'
import { createClusterInserter } from './new-clusters.ts'

/** Target of a generated chart: a new cluster, or an existing one whose content is replaced. */
interface Wanted {
  readonly settings: GeneratorSettings
  readonly seed: string
  readonly into: ServiceMethodInput<'clusterStudy', 'generate'>['into']
}

// Imported on first use, so that the campaign opens sooner.
const generator = () => import('./generator.ts')

/** Dependencies of the conversion from chart edits to cluster edits. */
interface EditTools {
  readonly changes: Pick<ChangeLog, 'versionOf'>
  readonly newId: () => string
}

/** Converts edits of a chart, which use list indices, to edits of the cluster it was read from. */
function buildClusterEdits(
  edits: readonly ChartEdit[],
  { chart, starIds, routeIds }: ChartWithIds,
  { changes, newId }: EditTools,
): ClusterEdit[] {
  const added = edits.filter(({ type }) => type === 'add-star').map(newId)
  const starId = (at: number): string => idAt(starIds, added, at)
  const star = (at: number) => ({ id: starId(at), version: changes.versionOf('star', starId(at)) })
  const route = (at: number) => {
    const id = idAt(routeIds, [], at)
    return { id, version: changes.versionOf('route', id) }
  }
  let count = chart.stars.length

  function editOf(edit: ChartEdit): ClusterEdit {
    switch (edit.type) {
      case 'add-star': {
        const { row, column, name, rating } = edit
        return { type: 'add-star', id: starId(count++), row, column, fields: { name, rating } }
      }
      case 'move-star':
        return { type: 'change-star', ...star(edit.star), fields: { row: edit.row, column: edit.column } }
      case 'rename-star':
        return { type: 'change-star', ...star(edit.star), fields: { name: edit.name } }
      case 'set-rating':
        return { type: 'change-star', ...star(edit.star), fields: { rating: edit.rating } }
      case 'add-route':
        return { type: 'add-route', id: newId(), fromStarId: starId(edit.from), toStarId: starId(edit.to), fields: {} }
      case 'remove-route':
        return { type: 'remove-route', ...route(edit.route) }
    }
  }
  return edits.map(editOf)
}

function idAt(ids: readonly string[], added: readonly string[], at: number): string {
  const id = ids[at] ?? added[at - ids.length]
  if (id === undefined) throw new Error(`The chart has nothing at number ${at}`)
  return id
}

/** Creates the service that analyses and generates clusters. */
export function createClusterAnalysisService(tools: ServiceDependencies) {
  const { file, newId } = tools
  const charts = createClusterChartConverter(tools)
  const newcomers = createClusterInserter(tools)
  const editTools = { changes: file.changes, newId }

  const fairnessOf = ({ board }: Chart, routeMode: RouteMode): FairnessSettings => ({
    routeMode,
    homeBands: computeHomeBands(board),
    turns: DEFAULT_FAIRNESS_TURNS,
  })

  function starAt({ starIds }: ChartWithIds, id: string): number {
    const at = starIds.indexOf(id)
    if (at === -1) throw new RefusalError('not-found', 'This star is not on the map any more. Choose another one.')
    return at
  }

  return {
    async preview({ settings, seeds }: { settings: GeneratorSettings; seeds: readonly string[] }) {
      const { generateClusterChart } = await generator()
      return seeds.map((seed) => {
        try {
          return { seed, picture: generateClusterChart(settings, seed), fault: null }
        } catch (error) {
          if (error instanceof RefusalError) return { seed, picture: null, fault: error.message }
          throw error
        }
      })
    },

    async generate({ settings, seed, into }: Wanted, author: Author): Promise<{ id: string }> {
      const { generateClusterChart } = await generator()
      if (into) requireRowUnchanged(file, 'cluster', into.id, into.version)
      const chart = generateClusterChart(settings, seed)
      return { id: newcomers.bringGenerated({ chart, seed, into: into?.id ?? null }, author) }
    },

    async lint({ id, routeMode }: ServiceMethodInput<'clusterStudy', 'lint'>): Promise<LintView[]> {
      const { lintChart } = await import('#main/cluster/lint/lint-chart.ts')
      const read = charts.readChart(id)
      const findings = lintChart(read.chart, { routeMode, homeBands: computeHomeBands(read.chart.board) })
      return findings.map((finding) => ({
        finding,
        starIds: finding.stars.flatMap((star) => read.starIds[star] ?? []),
        routeIds: finding.routes.flatMap((route) => read.routeIds[route] ?? []),
        fix: finding.fix && buildClusterEdits(finding.fix.edits, read, editTools),
      }))
    },

    async chokePoints({ id, routeMode }: ServiceMethodInput<'clusterStudy', 'chokePoints'>) {
      const { computeChokePoints } = await import('#main/cluster/analysis/choke-points.ts')
      const { chart, starIds } = charts.readChart(id)
      return { report: computeChokePoints(buildTransportNet(netOf(chart), routeMode)), starIds: [...starIds] }
    },

    async fairness({ id, routeMode, homeA, homeB }: ServiceMethodInput<'clusterStudy', 'fairness'>) {
      const { compareHomeworlds } = await import('#main/cluster/analysis/fairness.ts')
      const read = charts.readChart(id)
      const homes = { a: starAt(read, homeA), b: starAt(read, homeB) }
      if (homes.a === homes.b) throw new RefusalError('illegal', 'Choose two different homeworlds to compare.')
      const report = compareHomeworlds(read.chart, homes, fairnessOf(read.chart, routeMode))
      const changes = report.changes.map(({ edits }) => buildClusterEdits(edits, read, editTools))
      return { report, starIds: [...read.starIds], changes }
    },

    async homeworlds({ id, routeMode }: ServiceMethodInput<'clusterStudy', 'homeworlds'>) {
      const { rankHomeworlds } = await import('#main/cluster/analysis/rank-homeworlds.ts')
      const { chart, starIds } = charts.readChart(id)
      return { ranking: rankHomeworlds(chart, fairnessOf(chart, routeMode)), starIds: [...starIds] }
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
