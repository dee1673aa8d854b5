import { useQueryClient } from '@tanstack/vue-query'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'

/** Commands of a game: each is done only once the game is read anew, so that the next one sees what this one changed. */
export function useGameCommand() {
  const { queries } = useClient()
  const cache = useQueryClient()
  return useCommand({ after: () => cache.invalidateQueries({ queryKey: queries.fistful.key() }) })
}
