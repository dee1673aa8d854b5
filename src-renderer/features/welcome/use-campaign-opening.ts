import { computed, ref } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { uploadCampaign } from '#renderer/client/campaign-files.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { useToasts } from '#renderer/stores/toasts.ts'
import { findCampaignOpeningProblem, type CampaignOpeningProblem } from './campaign-opening-problem.ts'

/** State and actions of opening a campaign. */
export type CampaignOpening = ReturnType<typeof useCampaignOpening>

/**
 * Every way to open a campaign. Once it is open, the live event switches this window. `busy` names the running action,
 * or is the path of the recent campaign being opened.
 */
export function useCampaignOpening() {
  const { client, session } = useClient()
  const { notify } = useToasts()
  const busy = ref<string | null>(null)
  const problem = ref<CampaignOpeningProblem | null>(null)
  const hasDialogs = computed(() => session.capabilities.includes('file-dialogs'))

  /** Returns whether it succeeded; errors are shown. */
  async function during(what: string, work: () => Promise<unknown>): Promise<boolean> {
    busy.value = what
    problem.value = null
    try {
      await work()
      return true
    } catch (error) {
      problem.value = findCampaignOpeningProblem(error)
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
    restore: ({ path, backup }: CampaignOpeningProblem) =>
      during('restore', async () => backup && (await client.campaigns.restoreDamaged({ path, backup: backup.path }))),
    restoreBackup: (path: string, backup: string) =>
      during('restore', () => client.campaigns.restoreDamaged({ path, backup })),
    /** Asks for a location if the host has file dialogs; otherwise the file goes into the campaigns folder. */
    create: (name: string) =>
      during('create', async () => {
        const path = hasDialogs.value ? await client.desktop.chooseNewFile({ suggestedName: name }) : null
        if (!hasDialogs.value || path !== null) await client.campaigns.create({ name, path })
      }),
    /** Uploads a file from this device to the campaigns folder and opens it. */
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
