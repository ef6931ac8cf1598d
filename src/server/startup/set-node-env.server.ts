// React chooses its fast build by this variable when it is first imported; nothing of ours looks at it.
process.env.NODE_ENV ??= 'production';
