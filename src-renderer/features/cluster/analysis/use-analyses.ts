import type { Ref } from 'vue'
import type { Connection } from '#renderer/client/use-client.ts'
import { useClusterPageSettings } from '#renderer/stores/cluster-page-settings.ts'
import type { RouteMode } from '#shared/cluster/net/transport-net.ts'
import type { LintView } from '#shared/contract/cluster-study.ts'
import { type Chokepoint, listChokepoints } from './chokepoint-overlay.ts'
import type { HomeworldRankingResult } from './homeworld-choices.ts'
import { type RequestState, useRequest } from './use-request.ts'

/** What is analysed, and at which revision of the map. */
export interface AnalysisInput {
  readonly id: string
  readonly routeMode: RouteMode
  readonly revision: number
}

/** Choke points. `pivots` is null if the paths of all stars were computed. */
export interface ChokepointResult {
  readonly chokes: readonly Chokepoint[]
  readonly pivots: number | null
}

/** Analyses computed by the main process, each only while it is shown. */
export interface AnalysisRequests {
  readonly lint: RequestState<readonly LintView[]>
  readonly chokes: RequestState<ChokepointResult>
  readonly ranking: RequestState<HomeworldRankingResult>
}

/** Delay after a change, in milliseconds: short for cheap analyses, long for expensive ones. */
const WAITS = { quick: 400, long: 1500 } as const

/**
 * Requests the analyses that are shown, and again after every change. An overlay of choke points on the map counts as
 * shown.
 */
export function useAnalyses(
  client: Connection['client'],
  { studied, isSeen }: { readonly studied: () => AnalysisInput; readonly isSeen: Readonly<Ref<boolean>> },
): AnalysisRequests {
  const { clusterStudy } = client
  const { analysis } = useClusterPageSettings()
  const lookedAt = (isOpen: () => boolean) => () => (isOpen() ? studied() : null)
  return {
    lint: useRequest({
      question: lookedAt(() => isSeen.value && analysis.open.check),
      ask: ({ id, routeMode }, signal) => clusterStudy.lint({ id, routeMode }, { signal }),
      wait: WAITS.quick,
    }),
    chokes: useRequest({
      question: lookedAt(() => analysis.overlay === 'chokes' || (isSeen.value && analysis.open.chokes)),
      ask: async ({ id, routeMode }, signal) => {
        const { report, starIds } = await clusterStudy.chokePoints({ id, routeMode }, { signal })
        return { chokes: listChokepoints(report, starIds), pivots: report.isExact ? null : report.pivots }
      },
      wait: WAITS.quick,
    }),
    ranking: useRequest({
      question: lookedAt(() => isSeen.value && analysis.open.homeworlds),
      ask: ({ id, routeMode }, signal) => clusterStudy.homeworlds({ id, routeMode }, { signal }),
      wait: WAITS.long,
    }),
  }
}
