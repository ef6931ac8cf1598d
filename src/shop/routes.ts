import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the storefront; a file per route, named after it. */
export default [
  index('home.route.tsx'),
  route('home', 'home.route.tsx', { id: 'home-alias' }),
  route('listing', 'listing.route.tsx'),
  route('product-category', 'item.route.tsx'),
  route('nod-product-category', 'item.route.tsx', { id: 'item-list-form' }),
  route('productDetail', 'item.route.tsx', { id: 'item-detail' }),
  route('productDetail/:share', 'shared-item.route.tsx'),
  route('login', 'login.route.tsx'),
  route('signup', 'signup.route.tsx'),
  route('existingCustomerRegister', 'existing-customer.route.tsx'),
  route('existingCustomerSignUp', 'existing-customer-sign-up.route.tsx'),
  route('emailverification', 'email-verification.route.tsx'),
  route('register', 'register.route.tsx'),
  route('forget-password', 'forget-password.route.tsx'),
  route('my-profile', 'my-profile.route.tsx'),
  route('outbox', 'outbox.route.tsx'),
  route('wishlist', 'wishlist.route.tsx'),
  route('cart', 'cart.route.tsx'),
  route('shipping', 'review.route.tsx'),
  route('shippingnod', 'review.route.tsx', { id: 'review-nod' }),
  route('orderPlaced', 'order-placed.route.tsx'),
  route('order-history', 'order-history.route.tsx'),
  route('*', 'not-found.route.tsx'),
] satisfies RouteConfig;
