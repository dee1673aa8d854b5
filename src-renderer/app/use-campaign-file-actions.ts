import { BadgeCheck, CopyPlus, FileDown, LogOut } from '@lucide/vue'
import { ref } from 'vue'
import type { OpenCampaignFileProblem } from '#shared/contract/campaigns.ts'
import { getErrorMessage } from '../client/call-errors.ts'
import { downloadCampaign } from '../client/campaign-files.ts'
import { useLongTask } from '../client/long-task.ts'
import type { Connection } from '../client/use-client.ts'
import type { Notifier } from '../stores/toasts.ts'
import type { AppAction } from '../ui/pages/feature.ts'

/** File operations on the open campaign. `name` returns its file name, or null if none is open. */
export function useCampaignFileActions({ client, session }: Connection, notify: Notifier, name: () => string | null) {
  const work = useLongTask()
  /** Problems found in the file, and whether they are damage. */
  const faults = ref<readonly string[]>([])
  const isDamage = ref(true)
  const isActing = ref(false)
  const findRefusal = () => (name() === null ? 'No campaign is open.' : null)

  const hasDialogs = (): boolean => session.capabilities.includes('file-dialogs')

  const saveCopy = (): Promise<void> => copyAs(`${name() ?? 'Campaign'} copy`)

  /** Copies the campaign to a location chosen by the user if the host has a file dialog, else next to the original. */
  async function copyAs(suggested: string): Promise<void> {
    const suggestedName = suggested.slice(0, 80)
    const path = hasDialogs() ? await client.desktop.chooseNewFile({ suggestedName }) : null
    if (hasDialogs() && path === null) return
    const saved = await work.run('Saving a copy', (signal) => client.campaigns.saveCopy({ path }, { signal }))
    if (saved) notify(`Saved as ${saved.path}`, 'good')
  }

  /** Exports the whole campaign as a file: to a chosen location, or in a browser as a download. */
  async function exportFile(): Promise<void> {
    if (hasDialogs()) return copyAs(name() ?? 'Campaign')
    await act(async () => {
      const refusal = await downloadCampaign()
      if (refusal !== null) notify(refusal, 'harm')
    })
  }

  async function check(): Promise<void> {
    const found = await work.run('Checking the campaign file', (signal) =>
      client.campaigns.check(undefined, { signal }),
    )
    if (!found) return
    showFaults({ problem: 'damaged', faults: found.faults })
    if (found.faults.length === 0) notify('The campaign file is whole.', 'good')
  }

  function showFaults(trouble: Pick<OpenCampaignFileProblem, 'problem' | 'faults'>): void {
    isDamage.value = trouble.problem === 'damaged'
    faults.value = trouble.faults
  }

  async function act(call: () => Promise<unknown>): Promise<void> {
    isActing.value = true
    try {
      await call()
    } catch (error) {
      notify(getErrorMessage(error), 'harm')
    } finally {
      isActing.value = false
    }
  }

  /** Continues with the moved file, or with a copy of it; the live event switches this window. */
  const follow = (): Promise<void> => act(() => client.campaigns.follow())
  /** Repairs the values that no page can display. */
  const repair = (): Promise<void> => act(() => client.campaigns.repair())

  async function close(): Promise<void> {
    await client.campaigns.close()
  }

  const actions: readonly AppAction[] = [
    { id: 'save-copy', label: 'Save a copy', icon: CopyPlus, whyNot: findRefusal, run: saveCopy },
    { id: 'export-campaign', label: 'Export campaign', icon: FileDown, whyNot: findRefusal, run: exportFile },
    { id: 'check-file', label: 'Check the campaign file', icon: BadgeCheck, whyNot: findRefusal, run: check },
    { id: 'close-campaign', label: 'Close the campaign', icon: LogOut, whyNot: findRefusal, run: close },
  ]
  return { actions, work, faults, isDamage, showFaults, follow, repair, isActing }
}
