import { useRouteLoaderData } from 'react-router-dom'
import type { User } from '#domain/user.ts'
import { SIGNED_IN_ROUTE } from './guards.ts'

/** For the pages below the signed-in layout. @returns null if the page stays open although the session has ended */
export const useSignedInUser = (): User | null => useRouteLoaderData<User | null>(SIGNED_IN_ROUTE) ?? null
