import type { Plugin } from 'vite'

/** Plugin of every build: notes which packages are in it, and ships their licences with the page. */
export function licences(options?: { readonly isPage?: boolean }): Plugin
