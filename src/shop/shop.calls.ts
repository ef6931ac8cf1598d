// Every call of buyers and visitors: what is exported here is served (src/store.calls.ts).

export {
  createDeliveryAddressCall,
  retireDeliveryAddressCall,
  setAddressRegistrationCall,
  setDefaultAddressCall,
} from '../account/addresses/addresses.server.ts';
export { cityListCall, pincodePlaceCall, stateListCall } from '../account/addresses/regions.server.ts';
export {
  listedDetailsCall,
  lookUpCustomerCall,
  signUpListedCall,
} from '../account/existing-customer/existing-customer.server.ts';
export { getInfoCall, sessionCall } from '../account/get-info.server.ts';
export { acceptInvitationCall, showInvitationCall } from '../account/invitations/accept-invitation.server.ts';
export { outboxCall } from '../account/list-outbox.server.ts';
export { cancelEmailChangeCall } from '../account/own-contacts/cancel-email-change.server.ts';
export { changeMobileCall } from '../account/own-contacts/change-mobile.server.ts';
export { confirmEmailChangeCall } from '../account/own-contacts/confirm-email-change.server.ts';
export { objectToEmailChangeCall } from '../account/own-contacts/object-to-email-change.server.ts';
export { myEmailChangeCall, startEmailChangeCall } from '../account/own-contacts/start-email-change.server.ts';
export { myPapersCall, removePaperCall, uploadPaperCall } from '../account/papers/papers.server.ts';
export { changePasswordCall, checkUserCall } from '../account/password/forgot-password.server.ts';
export { completeProfileCall } from '../account/profile/complete-profile.server.ts';
export { updateGetInfoCall } from '../account/profile/profile.server.ts';
export { addTaxRegistrationCall, removeTaxRegistrationCall } from '../account/registrations/registrations.server.ts';
export { endAllMySessionsCall, endMySessionCall, mySessionsCall } from '../account/sign-in/my-sessions.server.ts';
export { captchaCall, loginCall, logoutCall, tokenCheckCall } from '../account/sign-in/sign-in.server.ts';
export {
  addMyPasskeyCall,
  beginMyPasskeyCall,
  beginMyPasskeySignInCall,
  myPasskeysCall,
  removeMyPasskeyCall,
  signInWithMyPasskeyCall,
} from '../account/sign-in-page/my-passkeys.server.ts';
export { mailSignInLinkCall, signInWithLinkCall } from '../account/sign-in-page/sign-in-link.server.ts';
export { checkCompanyCall, checkGstCall } from '../account/sign-up/field-checks.server.ts';
export { signUpCall } from '../account/sign-up/sign-up.server.ts';
export { changeEmailCall } from '../account/verification/change-email.server.ts';
export { sendMobileOtpCall, verifyOtpCall } from '../account/verification/otp.server.ts';
export { resendEmailCall, verifyEmailCall } from '../account/verification/verify-email.server.ts';
export { viewShopCall } from '../account/view-shop/view-shop.server.ts';
export { removeItemCall, updateQuantityCall } from '../cart/account-cart/change-cart.server.ts';
export { cartCountCall, displayCartCall } from '../cart/account-cart/display-cart.server.ts';
export { addItemCall } from '../cart/add-to-cart/add-item.server.ts';
export { quickOrderCall } from '../cart/quick-order/quick-order.server.ts';
export { readPdfListCall } from '../cart/quick-order/read-pdf.server.ts';
export { checkRfiCall } from '../cart/rfi-lines/check-rfi.server.ts';
export { loadSavedCartCall } from '../cart/saved-carts/load-saved-cart.server.ts';
export { deleteSavedCartCall, listSavedCartsCall, saveCartCall } from '../cart/saved-carts/saved-carts.server.ts';
export { findBearingsCall } from '../catalogue/calculate/find-bearings.server.ts';
export { equivalentsCall } from '../catalogue/equivalents/equivalents.server.ts';
export { itemAvailabilityCall } from '../catalogue/item-page/item-availability.server.ts';
export { shareItemCall } from '../catalogue/item-page/share-item.server.ts';
export { itemsByIdCall } from '../catalogue/items/items-by-id.server.ts';
export { multiSearchCall } from '../catalogue/listing/multi-search.server.ts';
export { featuredItemsCall } from '../catalogue/recommendations/featured-items.server.ts';
export { recommendedItemsCall } from '../catalogue/recommendations/recommended-items.server.ts';
export { searchCall } from '../catalogue/search/search.server.ts';
export { popularSearchesCall } from '../catalogue/search-log/popular-searches.server.ts';
export { saveStockAlertCall, stockAlertsCall } from '../catalogue/stock-alerts/stock-alerts.server.ts';
export { stopStockAlertsCall } from '../catalogue/stock-alerts/stop-stock-alerts.server.ts';
export { itemVariantsCall } from '../catalogue/variants/item-variants.server.ts';
export { toggleWishlistItemCall, wishlistCall } from '../catalogue/wishlist/wishlist.server.ts';
export { buyerHomeCall } from '../content/buyer-home/buyer-home.server.ts';
export { contactCall } from '../content/contact/contact.server.ts';
export { requestPricesCall } from '../content/contact/price-request.server.ts';
export { listCatalogueFilesCall } from '../content/downloads/list-catalogue-files.server.ts';
export { cancelLineCall } from '../orders/buyer-changes/cancel-line.server.ts';
export { cancelOrderCall } from '../orders/buyer-changes/cancel-order.server.ts';
export { changePurchaseOrderCall } from '../orders/buyer-changes/change-purchase-order.server.ts';
export { checkPurchaseOrderCall } from '../orders/checkout/check-purchase-order.server.ts';
export { createOrderCall, nodCreatePaymentCall } from '../orders/checkout/pay-online.server.ts';
export { placeOrderCall } from '../orders/checkout/place-order.server.ts';
export { orderedLinesCall } from '../orders/checkout-pages/ordered-lines.server.ts';
export { printInvoiceCall } from '../orders/documents/print-invoice.server.ts';
export { exportOrdersCall } from '../orders/history/export-orders.server.ts';
export { orderHistoryCall } from '../orders/history/order-history.server.ts';
export { ownOrdersCall } from '../orders/history/own-orders.server.ts';
export { underWayCall } from '../orders/open-orders/under-way.server.ts';
export { orderDetailCall } from '../orders/order-page/order-detail.server.ts';
export { reorderCall } from '../orders/order-page/reorder.server.ts';
export { ownRecordsCall } from '../orders/own-records/own-records.server.ts';
export { packingListCall } from '../orders/packing/packing-list.server.ts';
export {
  confirmPreparedOrderCall,
  declinePreparedOrderCall,
  preparedOrderCall,
} from '../orders/prepared-orders/prepared-order.server.ts';
export { printQuoteCall } from '../orders/quotation/print-quote.server.ts';
export { shareQuoteCall } from '../orders/quotation/share-quote.server.ts';
export { printReceiptCall } from '../orders/receipts/print-receipt.server.ts';
export { addReturnPictureCall } from '../orders/returns/add-return-picture.server.ts';
export { requestReturnCall } from '../orders/returns/request-return.server.ts';
export { shareDocumentCall } from '../orders/sharing/share-document.server.ts';
export { exportStatementCall } from '../orders/statement/export-statement.server.ts';
export { statementCall } from '../orders/statement/statement.server.ts';
export { creditInfoCall } from '../payments/credit/credit.server.ts';
export { payInvoicesCall } from '../payments/online-payments/pay-invoices.server.ts';
export {
  cancelPaymentCall,
  checkPaymentCall,
  verifyOrderCall,
} from '../payments/online-payments/verify-payment.server.ts';
export { allRfiHistoryCall, rfiHistoryCall } from '../rfi/history/rfi-history.server.ts';
export { askAgainCall } from '../rfi/requests/ask-again.server.ts';
export { addRfiFileCall } from '../rfi/requests/rfi-files.server.ts';
export { sendRfiCall } from '../rfi/requests/send-rfi.server.ts';
