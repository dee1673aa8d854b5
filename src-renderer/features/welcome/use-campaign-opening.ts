import { computed, ref } from 'vue'
import { uploadCampaign } from '#renderer/client/campaign-files.ts'
import { getErrorMessage } from '#renderer/client/messages.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { useNotify } from '#renderer/ui/pages/notify.ts'
import { findFileProblem, type FileProblem } from './file-problem.ts'

/** What runs now: a way to open a campaign, or the path of the recent one that is being opened. */
export type CampaignOpening = ReturnType<typeof useCampaignOpening>

/** Every way into a campaign. Once one is open, the live event takes this window there. */
export function useCampaignOpening() {
  const { client, session } = useClient()
  const notify = useNotify()
  const busy = ref<string | null>(null)
  const problem = ref<FileProblem | null>(null)
  const hasDialogs = computed(() => session.capabilities.includes('file-dialogs'))

  /** Answers whether it went well; what went wrong is shown. */
  async function during(what: string, work: () => Promise<unknown>): Promise<boolean> {
    busy.value = what
    problem.value = null
    try {
      await work()
      return true
    } catch (error) {
      problem.value = findFileProblem(error)
      if (!problem.value) notify(getErrorMessage(error), 'harm')
      return false
    } finally {
      busy.value = null
    }
  }
  const open = (path: string) => during(path, () => client.campaigns.open({ path }))

  return {
    busy,
    problem,
    hasDialogs,
    open,
    openSample: () => during('sample', () => client.campaigns.createSample()),
    forget: (path: string) => during('forget', () => client.campaigns.forget({ path })),
    dismiss: () => (problem.value = null),
    restore: ({ path, backup }: FileProblem) =>
      during('restore', async () => backup && (await client.campaigns.restoreDamaged({ path, backup: backup.path }))),
    restoreBackup: (path: string, backup: string) =>
      during('restore', () => client.campaigns.restoreDamaged({ path, backup })),
    /** Asks for a place where the host can ask; elsewhere it goes into the campaigns folder. */
    create: (name: string) =>
      during('create', async () => {
        const path = hasDialogs.value ? await client.desktop.chooseNewFile({ suggestedName: name }) : null
        if (!hasDialogs.value || path !== null) await client.campaigns.create({ name, path })
      }),
    /** Takes a file of this device into the campaigns folder, and opens it there. */
    upload: (file: File) =>
      during('upload', async () => {
        const stored = await uploadCampaign(file)
        if ('refusal' in stored) notify(stored.refusal, 'harm')
        else await client.campaigns.open(stored)
      }),
    async choose() {
      const path = await client.desktop.chooseCampaign().catch((error: unknown) => {
        notify(getErrorMessage(error), 'harm')
        return null
      })
      if (path !== null) await open(path)
    },
  }
}
