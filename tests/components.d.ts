/** Declares Vue components for TypeScript 7, which cannot parse them; vue-tsc checks their real types. */
declare module '*.vue' {
  import type { Component } from 'vue'
  const component: Component
  export default component
}
