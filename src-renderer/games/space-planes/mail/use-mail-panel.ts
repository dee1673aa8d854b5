import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useMailCopy } from '#renderer/parts/mail/use-mail-copy.ts'
import { useCommand } from '#renderer/parts/use-command.ts'

/** Mail state of a battle, and text orders. Null if all players share one table. */
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
  /** Records that the current mail, with this text, has left the page. */
  const copier = useMailCopy((how, text) => run(() => client.planesMail.sent({ id: id(), how, text })))
  return {
    desk: computed(() => (isByMail() ? (query.data.value ?? null) : null)),
    /** Whether the battle was imported from a file, so that its mail is elsewhere. */
    isElsewhere: computed(() => isByMail() && query.data.value === null),
    busy,
    failure,
    /** Executes orders in text form, all or none. Returns whether they were executed. */
    order: async (text: string): Promise<boolean> =>
      (await run(() => client.planesMail.order({ ...seen(), text }))) !== null,
    /** Lives here, so that the result of copying is shown whichever page renders the battle next. */
    copier,
    /** Reverts the record that the mail was sent. */
    markNotSent: () => {
      copier.forget()
      return run(() => client.planesMail.notSent({ id: id() }))
    },
  }
}

export type MailPanelState = ReturnType<typeof useMailPanel>
