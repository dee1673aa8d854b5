import { useQueryClient } from '@tanstack/vue-query'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'

/** Commands of a game. Each one waits for the game to be reloaded, so that the next one is based on its result. */
export function useFistfulCommand() {
  const { queries } = useClient()
  const cache = useQueryClient()
  return useCommand({ after: () => cache.invalidateQueries({ queryKey: queries.fistful.key() }) })
}
