CREATE TABLE `retired_pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`body` blob NOT NULL,
	`retired_at` text NOT NULL
);
