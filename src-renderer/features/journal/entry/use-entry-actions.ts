import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { JournalEntryView } from '#shared/contract/journal.ts'
import { toggleCheckbox } from './toggle-checkbox.ts'

interface EntryHearers {
  changed(entry: JournalEntryView): void
  removed(): void
}

/** Actions on an entry in reading mode, each recorded as one change. */
export function useEntryActions(entry: () => JournalEntryView, hearers: EntryHearers) {
  const { client } = useClient()
  const { busy, failure, run } = useCommand()

  return {
    busy,
    failure,
    /** Toggles the n-th checkbox of the text. */
    tick: (index: number) =>
      run(async () => {
        const { id, title, version, body } = entry()
        const ticked = toggleCheckbox(body, index)
        if (ticked === null) failure.value = 'This box cannot be told in the text. Tick it while editing.'
        else hearers.changed(await client.journal.update({ id, version, title, body: ticked }))
      }),
    pin: (isPinned: boolean) =>
      run(async () => {
        const { id, version } = entry()
        hearers.changed(await client.journal.pin({ id, version, isPinned }))
      }),
    remove: () =>
      run(async () => {
        const { id, version } = entry()
        await client.journal.remove({ id, version })
        hearers.removed()
      }),
  }
}
