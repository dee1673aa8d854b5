import { type RouteLocationNormalized, type RouteLocationRaw, useRouter } from 'vue-router'
import type { PagePrintForm } from '#shared/contract/page-prints.ts'

declare module 'vue-router' {
  interface RouteMeta {
    /** The printed form of a page, or the path of the nearest print room. */
    printForm?: (route: RouteLocationNormalized) => PagePrintForm | string
  }
}

/** Path of the page that shows a form before it is printed. */
export const PRINT_PAGE_PATH = '/print/page'

/** Finds where a page is printed, or null if it has no printed form. */
function findPrintRoute(route: RouteLocationNormalized): RouteLocationRaw | null {
  const form = route.meta.printForm?.(route) ?? null
  if (form === null || typeof form === 'string') return form
  return { path: PRINT_PAGE_PATH, query: { page: JSON.stringify(form), back: route.fullPath } }
}

/** The printed form of the current page, where it is exported too. */
export function usePrintForm() {
  const router = useRouter()
  const find = () => findPrintRoute(router.currentRoute.value)
  return {
    exists: (): boolean => find() !== null,
    /** Opens the form. Returns whether the page has one. */
    async open(): Promise<boolean> {
      const target = find()
      if (target !== null) await router.push(target)
      return target !== null
    },
  }
}

/** A parameter of a path as a text. */
export function getRouteParameter({ params }: RouteLocationNormalized, name: string): string {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}
