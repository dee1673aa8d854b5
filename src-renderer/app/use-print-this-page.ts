import { useRouter } from 'vue-router'
import { findPrintRoute } from '../parts/page-forms.ts'
import { useToasts } from '../stores/toasts.ts'
import { printPage } from '../ui/pages/print-page.ts'

/** Returns a function that prints the sheets of this page, or else opens its printed form. */
export function usePrintThisPage(): () => Promise<void> {
  const router = useRouter()
  const { notify } = useToasts()
  return async () => {
    if (document.querySelector('.printed-sheet') !== null) return printPage()
    const target = findPrintRoute(router.currentRoute.value)
    if (target === null) notify('This page has no printed form. The print room prints sheets, cards and lists.')
    else await router.push(target)
  }
}
