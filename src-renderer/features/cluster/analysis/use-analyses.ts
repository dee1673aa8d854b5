import type { Ref } from 'vue'
import type { Connection } from '#renderer/client/use-client.ts'
import type { RouteMode } from '#shared/cluster/net/transport-net.ts'
import type { LintView } from '#shared/contract/cluster-study.ts'
import { analysisSettings } from './analysis-settings.ts'
import { type Chokepoint, listChokepoints } from './chokepoint-overlay.ts'
import type { RankedHomeworlds } from './homeworld-choices.ts'
import { type RequestState, useRequest } from './use-request.ts'

/** What is studied, and as of which change. */
export interface AnalysisInput {
  readonly id: string
  readonly routeMode: RouteMode
  readonly revision: number
}

/** Choke points; `pivots` is null where every star’s ways were followed. */
export interface ChokepointResult {
  readonly chokes: readonly Chokepoint[]
  readonly pivots: number | null
}

/** What main works out about a map, each part while somebody looks at it. */
export interface Analyses {
  readonly lint: RequestState<readonly LintView[]>
  readonly chokes: RequestState<ChokepointResult>
  readonly ranking: RequestState<RankedHomeworlds>
}

/** Quick answers follow the map closely, long ones wait until it rests; milliseconds. */
const WAITS = { quick: 400, long: 1500 } as const

/** Asks for what is looked at, again after every change; an overlay of choke points is looked at on the map. */
export function useAnalyses(
  client: Connection['client'],
  { studied, isSeen }: { readonly studied: () => AnalysisInput; readonly isSeen: Readonly<Ref<boolean>> },
): Analyses {
  const { clusterStudy } = client
  const lookedAt = (isOpen: () => boolean) => () => (isOpen() ? studied() : null)
  return {
    lint: useRequest({
      question: lookedAt(() => isSeen.value && analysisSettings.open.check),
      ask: ({ id, routeMode }, signal) => clusterStudy.lint({ id, routeMode }, { signal }),
      wait: WAITS.quick,
    }),
    chokes: useRequest({
      question: lookedAt(() => analysisSettings.overlay === 'chokes' || (isSeen.value && analysisSettings.open.chokes)),
      ask: async ({ id, routeMode }, signal) => {
        const { report, starIds } = await clusterStudy.chokePoints({ id, routeMode }, { signal })
        return { chokes: listChokepoints(report, starIds), pivots: report.isExact ? null : report.pivots }
      },
      wait: WAITS.quick,
    }),
    ranking: useRequest({
      question: lookedAt(() => isSeen.value && analysisSettings.open.homeworlds),
      ask: ({ id, routeMode }, signal) => clusterStudy.homeworlds({ id, routeMode }, { signal }),
      wait: WAITS.long,
    }),
  }
}
