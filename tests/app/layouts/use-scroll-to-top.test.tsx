import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useScrollToTop } from '#app/layouts/use-scroll-to-top.ts'

function Page() {
  useScrollToTop()
  return (
    <>
      <Outlet />
      <h2 id="mesafeli-satis">Mesafeli Satış</h2>
    </>
  )
}

test('scrolls a page to its top or named section, and to its old position on Back', async () => {
  const toTop = vi.fn()
  const toSection = vi.fn()
  vi.stubGlobal('scrollTo', toTop)
  Element.prototype.scrollIntoView = toSection
  const router = createMemoryRouter(
    [
      {
        element: <Page />,
        children: [
          { path: '/privacy', element: 'privacy' },
          { path: '/terms', element: 'terms' },
        ],
      },
    ],
    { initialEntries: ['/privacy'] },
  )
  render(<RouterProvider router={router} />)
  expect(toTop).not.toHaveBeenCalled()

  await act(() => router.navigate('/terms'))
  expect(toTop.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  await act(() => router.navigate('/terms#mesafeli-satis'))
  expect(toSection.mock.instances).toEqual([document.getElementById('mesafeli-satis')])
  await act(() => router.navigate('/privacy'))
  toTop.mockClear()
  await act(() => router.navigate(-1))
  await act(() => router.navigate(-1))
  expect(toTop).not.toHaveBeenCalled()
})
