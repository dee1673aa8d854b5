import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useMailCopy } from '#renderer/parts/mail/use-mail-copy.ts'
import { useCommand } from '#renderer/parts/use-command.ts'

/** What a battle by mail asks of this table, and orders given to it as text; nothing where all sit at one. */
export function useMailPanel(
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
    inTurn: true, // a mail that is copied while another command runs has left all the same
    after: async () => {
      await cache.invalidateQueries({ queryKey: queries.matches.key() })
      await cache.invalidateQueries({ queryKey: queries.planesMail.key() })
    },
  })
  /** Notes that the mail of now, which reads so, has left the page. */
  const copier = useMailCopy((how, text) => run(() => client.planesMail.sent({ id: id(), how, text })))
  return {
    desk: computed(() => (isByMail() ? (query.data.value ?? null) : null)),
    /** Whether the battle came in as a file, so that its mail is elsewhere. */
    isElsewhere: computed(() => isByMail() && query.data.value === null),
    busy,
    failure,
    /** Gives orders written as text, all of them or none; whether they were carried out. */
    order: async (text: string): Promise<boolean> =>
      (await run(() => client.planesMail.order({ ...seen(), text }))) !== null,
    /** Says what came of copying on whichever desk the battle is drawn next. */
    copier,
    /** Takes that note back. */
    markNotSent: () => {
      copier.forget()
      return run(() => client.planesMail.notSent({ id: id() }))
    },
  }
}
