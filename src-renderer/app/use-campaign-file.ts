import { BadgeCheck, CopyPlus, LogOut } from '@lucide/vue'
import { ref } from 'vue'
import { useLongWork } from '../client/long-work.ts'
import { messageOf } from '../client/messages.ts'
import type { Connection } from '../client/use-client.ts'
import type { Action } from '../ui/pages/feature.ts'
import type { Notify } from '../ui/pages/notify.ts'

/** What can be done with the file of the open campaign; `name` is what it is called, null when none is open. */
export function useCampaignFile({ client, session }: Connection, notify: Notify, name: () => string | null) {
  const work = useLongWork()
  /** What the last check found wrong. */
  const faults = ref<readonly string[]>([])
  const isFollowing = ref(false)
  const whyNot = () => (name() === null ? 'No campaign is open.' : null)

  async function saveCopy(): Promise<void> {
    const hasDialogs = session.capabilities.includes('file-dialogs')
    const suggestedName = `${name() ?? 'Campaign'} copy`.slice(0, 80)
    const path = hasDialogs ? await client.desktop.chooseNewFile({ suggestedName }) : null
    if (hasDialogs && path === null) return
    const saved = await work.run('Saving a copy', (signal) => client.campaigns.saveCopy({ path }, { signal }))
    if (saved) notify(`Saved as ${saved.path}`, 'good')
  }

  async function check(): Promise<void> {
    const found = await work.run('Checking the campaign file', (signal) =>
      client.campaigns.check(undefined, { signal }),
    )
    if (!found) return
    faults.value = found.faults
    if (found.faults.length === 0) notify('The campaign file is whole.', 'good')
  }

  /** Goes on where the file was moved to, or in a copy of it; the live event takes this window there. */
  async function follow(): Promise<void> {
    isFollowing.value = true
    try {
      await client.campaigns.follow()
    } catch (error) {
      notify(messageOf(error), 'harm')
    } finally {
      isFollowing.value = false
    }
  }

  async function close(): Promise<void> {
    await client.campaigns.close()
  }

  const actions: readonly Action[] = [
    { id: 'save-copy', label: 'Save a copy', icon: CopyPlus, whyNot, run: saveCopy },
    { id: 'check-file', label: 'Check the campaign file', icon: BadgeCheck, whyNot, run: check },
    { id: 'close-campaign', label: 'Close the campaign', icon: LogOut, whyNot, run: close },
  ]
  return { actions, work, faults, follow, isFollowing }
}
