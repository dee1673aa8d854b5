import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed, readonly, shallowRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Copying } from '#renderer/parts/mail/copying.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { SentWay } from '#shared/games/space-planes/by-mail.ts'

/** What a battle by mail asks of this table, and orders given to it as text; nothing where all sit at one. */
export function useMailDesk(
  id: () => string,
  isByMail: () => boolean,
  seen: () => { readonly id: string; readonly version: number },
) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const query = useQuery(
    computed(() => queries.planesMail.desk.queryOptions({ input: { id: id() }, enabled: isByMail() })),
  )
  const { busy, failure, run } = useCommand({
    ifStale: 'It has been read anew: look again.',
    after: async () => {
      await cache.invalidateQueries({ queryKey: queries.matches.key() })
      await cache.invalidateQueries({ queryKey: queries.planesMail.key() })
    },
  })
  /** What came of copying a mail, said on whichever desk the battle is drawn next. */
  const copying = shallowRef<Copying | null>(null)
  return {
    desk: computed(() => (isByMail() ? (query.data.value ?? null) : null)),
    /** Whether the battle came in as a file, so that its mail is elsewhere. */
    isElsewhere: computed(() => isByMail() && query.data.value === null),
    busy,
    failure,
    /** Gives orders written as text, all of them or none; whether they were carried out. */
    order: async (text: string): Promise<boolean> =>
      (await run(() => client.planesMail.order({ ...seen(), text }))) !== null,
    /** Notes that the mail of now, which reads so, has left the page. */
    markSent: (how: SentWay, text: string) => run(() => client.planesMail.sent({ id: id(), how, text })),
    copying: readonly(copying),
    sayCopying: (now: Copying | null) => void (copying.value = now),
    /** Takes that note back. */
    markNotSent: () => {
      copying.value = null
      return run(() => client.planesMail.notSent({ id: id() }))
    },
  }
}
