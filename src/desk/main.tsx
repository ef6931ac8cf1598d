import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../ui/base.css';
import '../sites/desk-theme.css';
import './desk.css';
import { deskRoutes } from './desk-routes.tsx';

// Each has the sign of its site.
import.meta.glob('../sites/*/theme.css', { eager: true });

const router = createBrowserRouter(deskRoutes, { basename: '/desk' });

createRoot(document.getElementById('desk') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
