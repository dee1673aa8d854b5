import { useQuery } from '@tanstack/vue-query'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import type { BotPilot } from '#shared/games/space-planes/tables/pilots.ts'
import { copyFaces } from './copy-faces.ts'

/** Polling interval while battles run, in milliseconds. */
const ASK_MS = 500

/** Series of battles of this drawing against the standard set. Stops on unmount. */
export function useTrialSeries(faces: () => FaceSet) {
  const { client, queries } = useClient()
  const { busy, failure, run } = useCommand()
  const id = ref<string | null>(null)
  /** The drawing used in the series. */
  const flown = shallowRef('')
  const { data } = useQuery(
    computed(() => ({
      ...queries.planesSeries.progress.queryOptions({ input: { id: id.value ?? '' } }),
      enabled: id.value !== null,
      refetchInterval: ({ state }: { state: { data?: { isRunning: boolean } | undefined } }) =>
        state.data?.isRunning === false ? false : ASK_MS,
    })),
  )
  const progress = computed(() => {
    if (id.value === null || !data.value) return null
    const { done, games, isRunning, figures } = data.value
    const undecided = figures[0]?.undecided ?? 0
    const won = done - undecided
    return { done, games, isRunning, won, undecided, share: won === 0 ? null : (figures[0]?.pilots[0] ?? null) }
  })
  const start = (pilot: BotPilot, games: number) =>
    run(async () => {
      const drawn = copyFaces(faces())
      flown.value = JSON.stringify(drawn)
      const cases = [{ label: 'Trial', settings: {}, faces: drawn, isTrial: true }]
      const begun = await client.planesSeries.start({ pilots: [pilot, pilot], games, seed: 'trial', cases })
      id.value = begun.id
    })
  const stop = () => run(async () => void (id.value !== null && (await client.planesSeries.stop({ id: id.value }))))
  onScopeDispose(() => void (progress.value?.isRunning && stop()))
  const isOld = computed(() => flown.value !== JSON.stringify(copyFaces(faces())))
  return { progress, busy, failure, isOld, start, stop }
}
