import { useQueryClient } from '@tanstack/vue-query'
import { useClient } from '#renderer/client/use-client.ts'
import { useDeed } from '#renderer/client/use-deed.ts'

/** As useDeed; a deed is done only once the game is read anew, so that the next one sees what this one changed. */
export function useGameDeed() {
  const { queries } = useClient()
  const cache = useQueryClient()
  const deed = useDeed()
  const readAnew = () => cache.invalidateQueries({ queryKey: queries.fistful.key() })
  return {
    ...deed,
    attempt: (act: () => Promise<unknown>): Promise<boolean> =>
      deed.attempt(async () => {
        await act()
        await readAnew()
      }),
  }
}
