// React chooses its production build by this variable when it is first imported.
process.env.NODE_ENV ??= 'production';
