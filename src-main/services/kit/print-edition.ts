import type { PageFootTexts } from '#main/print/pages/page.ts'
import type { ServiceDependencies } from './service-dependencies.ts'

/** Builds what the foot of printed pages says: the campaign, the edition, today's date and Orrery's version. */
export function buildPrintEdition({ file, now, appVersion }: ServiceDependencies, edition: string): PageFootTexts {
  return {
    campaign: file.rows.campaign.get().name,
    edition,
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(now())),
    version: appVersion,
  }
}
