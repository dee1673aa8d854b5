import type { Ref } from 'vue'
import type { Connection } from '#renderer/client/use-client.ts'
import type { RouteMode } from '#shared/cluster/net/transport-net.ts'
import type { LintView } from '#shared/contract/cluster-study.ts'
import { type Choke, chokesOf } from './choke-overlay.ts'
import type { Ranking } from './home-choices.ts'
import { study } from './study-settings.ts'
import { type Answer, useAnswer } from './use-answer.ts'

/** What is studied, and as of which change. */
export interface Studied {
  readonly id: string
  readonly routeMode: RouteMode
  readonly revision: number
}

/** Choke points; `pivots` is null where every star’s ways were followed. */
export interface ChokeAnswer {
  readonly chokes: readonly Choke[]
  readonly pivots: number | null
}

/** What main works out about a map, each part while somebody looks at it. */
export interface Studies {
  readonly lint: Answer<readonly LintView[]>
  readonly chokes: Answer<ChokeAnswer>
  readonly ranking: Answer<Ranking>
}

/** Quick answers follow the map closely, long ones wait until it rests; milliseconds. */
const WAITS = { quick: 400, long: 1500 } as const

/** Asks for what is looked at, again after every change; an overlay of choke points is looked at on the map. */
export function useStudies(
  client: Connection['client'],
  { studied, isSeen }: { readonly studied: () => Studied; readonly isSeen: Readonly<Ref<boolean>> },
): Studies {
  const { clusterStudy } = client
  const lookedAt = (isOpen: () => boolean) => () => (isOpen() ? studied() : null)
  return {
    lint: useAnswer({
      question: lookedAt(() => isSeen.value && study.open.check),
      ask: ({ id, routeMode }, signal) => clusterStudy.lint({ id, routeMode }, { signal }),
      wait: WAITS.quick,
    }),
    chokes: useAnswer({
      question: lookedAt(() => study.overlay === 'chokes' || (isSeen.value && study.open.chokes)),
      ask: async ({ id, routeMode }, signal) => {
        const { report, starIds } = await clusterStudy.chokePoints({ id, routeMode }, { signal })
        return { chokes: chokesOf(report, starIds), pivots: report.isExact ? null : report.pivots }
      },
      wait: WAITS.quick,
    }),
    ranking: useAnswer({
      question: lookedAt(() => isSeen.value && study.open.homeworlds),
      ask: ({ id, routeMode }, signal) => clusterStudy.homeworlds({ id, routeMode }, { signal }),
      wait: WAITS.long,
    }),
  }
}
